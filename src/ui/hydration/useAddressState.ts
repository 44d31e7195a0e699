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
 * the address without telling the router: nothing is loaded or drawn again for them.
 */
export function useAddressState<State>({ initial, read, write }: AddressState<State>) {
  const [state, setState] = useState(initial);
  const { key, search } = useLocation();
  const tools = useRef({ read, write });

  // biome-ignore lint/correctness/useExhaustiveDependencies: every move counts, also one to the same address
  useEffect(() => {
    if (window.location.search) setState(tools.current.read(window.location.search));
  }, [key, search]);

  const change = (next: State) => {
    setState(next);
    const { pathname, search: query, hash } = window.location;
    const address = pathname + tools.current.write(next, query) + hash;
    window.history.replaceState(window.history.state, '', address);
  };
  return [state, change] as const;
}
