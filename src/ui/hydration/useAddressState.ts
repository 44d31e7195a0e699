import { useCallback, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';

interface AddressState<State> {
  initial: State;
  /** The state that a query asks for. */
  read: (query: string) => State;
  /** The query that asks for a state, given the present one, so that others' parameters stay. */
  write: (state: State, query: string) => string;
}

/**
 * State that lives in the address, so that it can be linked and survives a reload. The page starts from `initial`,
 * as it was prerendered, and takes over what the address says after hydration and after every move. Changes replace
 * the address without telling the router: nothing is loaded or drawn again for them; it is written in a task of its
 * own, so that no result waits for it. A link to this same page that asks for nothing, such as one to an anchor, leaves
 * the state alone and gets it written behind.
 */
export function useAddressState<State>({ initial, read, write }: AddressState<State>) {
  const [state, setState] = useState(initial);
  const { key, search } = useLocation();
  const latest = useRef({ state, read, write, moved: false, due: 0 });

  // biome-ignore lint/correctness/useExhaustiveDependencies: every move counts, also one to the same address
  useEffect(() => {
    const { current } = latest;
    if (window.location.search) {
      current.state = current.read(window.location.search);
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

function publish<State>({ state, write }: Pick<AddressState<State>, 'write'> & { state: State }) {
  const { pathname, search, hash } = window.location;
  try {
    window.history.replaceState(window.history.state, '', pathname + write(state, search) + hash);
  } catch {
    // Safari refuses more than 100 changes in 30 seconds: the address catches up with the next change after that.
  }
}
