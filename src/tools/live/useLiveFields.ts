import { useCallback } from 'react';
import { useUrlState } from '#browser/useUrlState.ts';
import { type LiveConfig, type LiveFields, readFields, writeFields } from './liveFields.ts';

/** The fields of a tool that answers while one types, kept in its URL, and the function that changes some of them. */
export function useLiveFields<F extends LiveFields>(config: LiveConfig<F>) {
  const [fields, setFields] = useUrlState<F>({
    initial: config.start,
    read: (query) => readFields(query, config),
    write: (next, query) => writeFields(next, query, config),
  });
  const change = useCallback((part: Partial<F>) => setFields((now) => ({ ...now, ...part })), [setFields]);
  return [fields, change] as const;
}
