import { useCallback, useEffect, useState } from 'react';

/** A lazily loaded module. */
export interface LazyModule<Value> {
  value: Value | null;
  failed: boolean;
  retry: () => void;
}

/**
 * Runs the dynamic import `load` once it is `wanted`. After a second failure while online it reloads the page: the site
 * has probably been redeployed and the old files are gone.
 */
export function useLazyModule<Value extends object>(
  load: () => Promise<Value>,
  wanted: boolean,
): LazyModule<Value> {
  const [value, setValue] = useState<Value | null>(null);
  const [attempt, setAttempt] = useState(1);
  const [failedAttempt, setFailedAttempt] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: `load` is a new function on every render
  useEffect(() => {
    if (!wanted || value) return;
    load().then(setValue, () => {
      if (attempt > 1 && navigator.onLine) window.location.reload();
      else setFailedAttempt(attempt);
    });
  }, [wanted, value, attempt]);

  return { value, failed: failedAttempt === attempt, retry: useCallback(() => setAttempt((n) => n + 1), []) };
}
