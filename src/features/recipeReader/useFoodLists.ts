import type { FoodFile } from '@gramwise/engine/foods/foodFile.ts';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { Language } from '#catalogs/languages.ts';
import { fetchFoods } from '#tools/foodList/loadFoods.ts';

/** After this, a visitor is told that the weights did not arrive. */
const MAX_WAIT_MS = 20_000;

/** The packed foods of the languages requested so far, or 'missing' if they failed to load. */
export type FoodLists = Readonly<Partial<Record<Language, FoodFile | 'missing'>>>;

/** Fetches the foods of each language once; again on request after a failure. */
export function useFoodLists() {
  const [lists, setLists] = useState<FoodLists>({});
  const requests = useRef(new Map<Language, AbortController>());
  useEffect(
    () => () => {
      for (const request of requests.current.values()) request.abort();
      requests.current.clear();
    },
    [],
  );
  const load = useCallback((language: Language) => {
    const { current } = requests;
    if (current.has(language)) return;
    const request = new AbortController();
    current.set(language, request);
    const end = setTimeout(() => request.abort(), MAX_WAIT_MS);
    const settle = (found: FoodFile | 'missing') => {
      clearTimeout(end);
      // The page is gone.
      if (current.get(language) !== request) return;
      if (found === 'missing') current.delete(language);
      setLists((all) => ({ ...all, [language]: found }));
    };
    setLists((all) => (all[language] ? { ...all, [language]: undefined } : all));
    fetchFoods(language, request.signal).then(settle, () => settle('missing'));
  }, []);
  return { lists, load };
}
