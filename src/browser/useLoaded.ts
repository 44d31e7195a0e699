import { useCallback, useEffect, useState } from 'react';

/** Something that is fetched when it is wanted. */
export interface Loaded<Value> {
  value: Value | null;
  failed: boolean;
  retry: () => void;
}

/**
 * Fetches what `load` imports once it is `wanted`. After a second failure with a network the page is loaded anew: the
 * site was then published again, and the old files are gone.
 */
export function useLoaded<Value extends object>(load: () => Promise<Value>, wanted: boolean): Loaded<Value> {
  const [value, setValue] = useState<Value | null>(null);
  const [attempt, setAttempt] = useState(1);
  const [failedAttempt, setFailedAttempt] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: `load` is new on every render, what it imports is not
  useEffect(() => {
    if (!wanted || value) return;
    load().then(setValue, () => {
      if (attempt > 1 && navigator.onLine) window.location.reload();
      else setFailedAttempt(attempt);
    });
  }, [wanted, value, attempt]);

  return { value, failed: failedAttempt === attempt, retry: useCallback(() => setAttempt((n) => n + 1), []) };
}
