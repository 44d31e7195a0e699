import type { FoodList } from '@gramwise/engine/foods/listedFood.ts';
import { useEffect, useState } from 'react';
import type { Language } from '#i18n/languages.ts';

/** The foods of every language wanted so far; null until those of `wanted` are loaded. */
export function useFoodsOf(wanted: Language | null) {
  const [lists, setLists] = useState<Partial<Record<Language, FoodList>>>({});
  const [failed, setFailed] = useState<Language | null>(null);
  const [attempt, setAttempt] = useState(0);
  const known = wanted !== null && lists[wanted] !== undefined;

  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt tries again
  useEffect(() => {
    if (wanted === null || known) return;
    const stop = new AbortController();
    import('#ui/foodField/loadFoods.ts')
      .then(({ loadFoods }) => loadFoods(wanted, stop.signal))
      .then((foods) => {
        setFailed(null);
        setLists((all) => ({ ...all, [wanted]: foods }));
      })
      .catch(() => {
        if (!stop.signal.aborted) setFailed(wanted);
      });
    return () => stop.abort();
  }, [wanted, known, attempt]);

  return {
    list: (wanted !== null && lists[wanted]) || null,
    failed: failed !== null && failed === wanted,
    retry: () => {
      setFailed(null);
      setAttempt((n) => n + 1);
    },
  };
}
