import { useCallback } from 'react';
import { readParam } from '#browser/query.ts';
import { useUrlStateFrom } from '#browser/useUrlStateFrom.ts';
import { type LiveConfig, type LiveFields, readFields, writeFields } from './liveFields.ts';

/**
 * The fields of a tool that answers while one types, kept in its URL, and the function that changes some of them. Until
 * one is changed or the URL names one, they are `own`, which may follow the visitor's kitchen.
 */
export function useLiveFields<F extends LiveFields>(config: LiveConfig<F>, own: F = config.start) {
  const [fields, setFields] = useUrlStateFrom<F>(own, {
    read: (query) =>
      Object.keys(config.start).some((name) => readParam(query, name) !== null)
        ? readFields(query, config)
        : null,
    write: (next, query, start) => writeFields(next, query, [config.start, start]),
  });
  const change = useCallback((part: Partial<F>) => setFields((now) => ({ ...now, ...part })), [setFields]);
  return [fields, change] as const;
}
