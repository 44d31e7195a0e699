import { useCallback, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { readEntry, writeEntry } from './historyEntry.ts';

interface AddressState<State> {
  initial: State;
  /** The state that a query asks for, and what of it was kept beside the address. */
  read: (query: string, drafts: unknown) => State;
  /** The query that asks for a state, given the present one, so that others' parameters stay. */
  write: (state: State, query: string) => string;
  /** What is not to be linked but should be there again after a reload. */
  drafts?: ((state: State) => unknown) | undefined;
}

/**
 * State that lives in the address, so that it can be linked and survives a reload. The page starts from `initial`,
 * as it was prerendered, and takes over what the address says after hydration and after every move. Changes replace
 * the address without telling the router: nothing is loaded or drawn again for them; it is written in a task of its
 * own, so that no result waits for it. A link to this same page that asks for nothing, such as one to an anchor, leaves
 * the state alone and gets it written behind.
 */
export function useAddressState<State>({ initial, read, write, drafts }: AddressState<State>) {
  const [state, setState] = useState(initial);
  const { key, search } = useLocation();
  const latest = useRef({ state, read, write, drafts, moved: false, due: 0 });

  // biome-ignore lint/correctness/useExhaustiveDependencies: every move counts, also one to the same address
  useEffect(() => {
    const { current } = latest;
    const kept = current.drafts && readEntry('drafts');
    if (window.location.search || kept) {
      current.state = current.read(window.location.search, kept);
      setState(current.state);
    } else if (current.moved) publish(current);
    current.moved = true;
  }, [key, search]);
  useEffect(() => () => window.clearTimeout(latest.current.due), []);

  /** Never a new function, so that parts of a form that have not changed need not be drawn again. */
  const change = useCallback((next: State | ((state: State) => State)) => {
    const { current } = latest;
    current.state = next instanceof Function ? next(current.state) : next;
    setState(current.state);
    window.clearTimeout(current.due);
    current.due = window.setTimeout(publish, 0, current);
  }, []);
  return [state, change] as const;
}

type Published<State> = Pick<AddressState<State>, 'write' | 'drafts'> & { state: State };

function publish<State>({ state, write, drafts }: Published<State>) {
  const { pathname, search, hash } = window.location;
  writeEntry(drafts ? { drafts: drafts(state) } : {}, pathname + write(state, search) + hash);
}
