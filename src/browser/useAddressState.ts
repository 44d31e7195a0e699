import { useCallback, useEffect, useRef, useState } from 'react';
import { readEntry, writeEntry } from './historyEntry.ts';

interface AddressState<State> {
  initial: State;
  /** The state that a query asks for, given the drafts kept beside the address. */
  read: (query: string, drafts: unknown) => State;
  /** The query that asks for a state, given the present one, so that parameters of others stay. */
  write: (state: State, query: string) => string;
  /** What should survive a reload but is not linked. */
  drafts?: ((state: State) => unknown) | undefined;
}

/**
 * State that lives in the address, so that it can be linked and survives a reload. An island starts from `initial`,
 * as it was prerendered, and reads the address after hydration and whenever the visitor goes back or forward inside
 * the page. Changes replace the address in a task of their own, so that no result waits for it.
 */
export function useAddressState<State>({ initial, read, write, drafts }: AddressState<State>) {
  const [state, setState] = useState(initial);
  const latest = useRef({ state, initial, read, write, drafts, due: 0 });

  useEffect(() => {
    const { current } = latest;
    const follow = () => {
      const kept = current.drafts && readEntry('drafts');
      current.state =
        window.location.search || kept ? current.read(window.location.search, kept) : current.initial;
      setState(current.state);
    };
    const onPopState = (event: PopStateEvent) => {
      // A link to an anchor makes an entry that knows no drafts yet; the query stays.
      if (event.state === null) publish(current);
      else follow();
    };
    if (window.location.search || readEntry('drafts')) follow();
    window.addEventListener('popstate', onPopState);
    return () => {
      window.removeEventListener('popstate', onPopState);
      window.clearTimeout(current.due);
    };
  }, []);

  /** Never a new function, so that parts of a form that have not changed need not render again. */
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
