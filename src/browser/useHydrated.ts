import { useSyncExternalStore } from 'react';

const nothing = () => () => {};

/** False in the prerendered page and its first render, true from then on: the guard for all that only a browser knows. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    nothing,
    () => true,
    () => false,
  );
}
