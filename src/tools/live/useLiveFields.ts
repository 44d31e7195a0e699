import { useCallback, useEffect, useRef } from 'react';
import { readParam } from '#browser/query.ts';
import { useUrlState } from '#browser/useUrlState.ts';
import { type LiveConfig, type LiveFields, readFields, writeFields } from './liveFields.ts';

/**
 * The fields of a tool that answers while one types, kept in its URL, and the function that changes some of them. Until
 * one is changed or the URL names one, they are `own`, which may follow the visitor's kitchen.
 */
export function useLiveFields<F extends LiveFields>(config: LiveConfig<F>, own: F = config.start) {
  // The kitchen is known after hydration only
  const start = useRef(own);
  const [fields, setFields] = useUrlState<F | null>({
    initial: null,
    read: (query) =>
      Object.keys(config.start).some((name) => readParam(query, name) !== null)
        ? readFields(query, config)
        : null,
    write: (next, query) => (next ? writeFields(next, query, [config.start, start.current]) : query),
  });
  useEffect(() => {
    start.current = own;
  });
  const change = useCallback(
    (part: Partial<F>) => setFields((now) => ({ ...(now ?? start.current), ...part })),
    [setFields],
  );
  return [fields ?? own, change] as const;
}
