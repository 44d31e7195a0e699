import { useEffect, useRef, useState } from 'react';
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
 * the address without telling the router: nothing is loaded or drawn again for them. A link to this same page that
 * asks for nothing, such as one to an anchor, leaves the state alone and gets it written behind.
 */
export function useAddressState<State>({ initial, read, write }: AddressState<State>) {
  const [state, setState] = useState(initial);
  const { key, search } = useLocation();
  const latest = useRef({ state, read, write, moved: false });

  const keep = (next: State) => {
    latest.current.state = next;
    setState(next);
  };
  const publish = () => {
    const { pathname, search: query, hash } = window.location;
    const address = pathname + latest.current.write(latest.current.state, query) + hash;
    try {
      window.history.replaceState(window.history.state, '', address);
    } catch {
      // Safari refuses more than 100 changes in 30 seconds: the address catches up with the next change after that.
    }
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: every move counts, also one to the same address
  useEffect(() => {
    const { current } = latest;
    if (window.location.search) keep(current.read(window.location.search));
    else if (current.moved) publish();
    current.moved = true;
  }, [key, search]);

  const change = (next: State) => {
    keep(next);
    publish();
  };
  return [state, change] as const;
}
