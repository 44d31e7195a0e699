import { useSyncExternalStore } from 'react';

const neverChanges = () => () => {};

/** The origin that serves the page; when drawn at build time, the one it is published at. */
export const useOrigin = (published: string): string =>
  useSyncExternalStore(
    neverChanges,
    () => window.location.origin,
    () => published,
  );
