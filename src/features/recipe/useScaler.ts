import { useCallback, useEffect, useState } from 'react';

type Scaler = (line: string, factor: number) => string;

/** Kept for the next recipe, so that only the first one waits. */
let loaded: Scaler | null = null;

/**
 * The function that scales ingredient lines. Its code is a tenth of the page's and most readers never scale, so it
 * is fetched when it is `wanted`, or before that when a hand moves towards the controls (`prepare`). Null until then.
 */
export function useScaler(wanted: boolean, onFailure: () => void) {
  const [scaler, setScaler] = useState<Scaler | null>(() => loaded);

  const fetchScaler = useCallback(async () => {
    loaded ??= (await import('#domain/quantity/scaleText.ts')).scaleIngredient;
    setScaler(() => loaded);
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: onFailure is new on every render, the need is not
  useEffect(() => {
    if (wanted && !scaler) fetchScaler().catch(onFailure);
  }, [wanted, scaler, fetchScaler]);

  return { scaler, prepare: () => void fetchScaler().catch(() => {}) };
}
