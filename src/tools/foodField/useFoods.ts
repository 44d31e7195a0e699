import { isMeasuredFood, type MeasuredFood, type MeasuredList } from '@gramwise/engine/foods/listedFood.ts';
import { useCallback, useMemo, useState } from 'react';
import { useLazyModule } from '#browser/useLazyModule.ts';
import { useLanguage } from '#ui/language/language.ts';
import { loadFoods } from '../foodList/loadFoods.ts';
import { findFoodById } from './foodOptions.ts';

/** The foods available to a tool: those on the page, and all others once loaded. */
export interface FoodsState {
  list: MeasuredList;
  /** Whether all foods are loaded. */
  complete: boolean;
  failed: boolean;
  /** Loads all foods; does nothing the second time. */
  loadAll: () => void;
  retry: () => void;
  /** Finds a food by id, with the fill that the id implies; null if it is unknown or not loaded yet. */
  find: (id: string) => { food: MeasuredFood; as: string } | null;
}

/** The foods of a tool, starting with those on its page. */
export function useFoods(first: MeasuredList): FoodsState {
  const language = useLanguage();
  const [wanted, setWanted] = useState(false);
  const { value, failed, retry } = useLazyModule(() => loadFoods(language), wanted);
  const list = useMemo(() => value?.filter(isMeasuredFood) ?? first, [value, first]);
  return {
    list,
    complete: value !== null,
    failed,
    retry,
    loadAll: useCallback(() => setWanted(true), []),
    find: useCallback((id) => findFoodById(list, id), [list]),
  };
}
