import { useCallback, useEffect, useState } from 'react';

type Scaler = (line: string, factor: number) => string;

/** Shared by all recipes, so that only the first one waits. */
let loaded: Scaler | null = null;

/**
 * The function that scales ingredient lines, null until it has loaded. Most readers never scale, so its code loads when
 * `wanted`, or earlier through `prepare` when a pointer approaches the controls.
 */
export function useScaler(wanted: boolean, onFailure: () => void) {
  const [scaler, setScaler] = useState<Scaler | null>(() => loaded);

  const fetchScaler = useCallback(async () => {
    loaded ??= (await import('#domain/quantity/scaleText.ts')).scaleIngredient;
    setScaler(() => loaded);
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: onFailure changes on every render
  useEffect(() => {
    if (wanted && !scaler) fetchScaler().catch(onFailure);
  }, [wanted, scaler, fetchScaler]);

  return { scaler, prepare: () => void fetchScaler().catch(() => {}) };
}
