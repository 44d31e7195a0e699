import { useCallback, useEffect, useRef } from 'react';
import { useUrlState } from './useUrlState.ts';

interface Kept<State> {
  /** The state that a query names; null if it names none. */
  read: (query: string) => State | null;
  /** Writes a changed state into the current query; `own` is what it would be without. */
  write: (state: State, query: string, own: State) => string;
}

/** State in the URL that is `own`, which may follow the visitor's kitchen, until it is changed or the URL names one. */
export function useUrlStateFrom<State>(own: State, { read, write }: Kept<State>) {
  // The kitchen is known after hydration only
  const start = useRef(own);
  const [state, setState] = useUrlState<State | null>({
    initial: null,
    read,
    write: (next, query) => (next ? write(next, query, start.current) : query),
  });
  useEffect(() => {
    start.current = own;
  });
  const change = useCallback(
    (next: (now: State) => State) => setState((now) => next(now ?? start.current)),
    [setState],
  );
  return [state ?? own, change] as const;
}
