import type { FoodList, ListedFood } from '@gramwise/engine/foods/listedFood.ts';
import { useCallback, useState } from 'react';
import { useLazyModule } from '#browser/useLazyModule.ts';
import { useLanguage } from '#ui/language/language.ts';
import { findFoodById } from './foodOptions.ts';
import { loadFoods } from './loadFoods.ts';

/** The foods a tool knows: those of the page, and all others once they are wanted. */
export interface FoodsState {
  list: FoodList;
  /** Whether every food is there. */
  complete: boolean;
  failed: boolean;
  /** Loads all foods; does nothing the second time. */
  loadAll: () => void;
  retry: () => void;
  /** The food with an id, and the way of filling that the id means; null if it is unknown, perhaps still. */
  find: (id: string) => { food: ListedFood; as: string } | null;
}

/** The foods for a tool that starts with some of them. */
export function useFoods(first: FoodList): FoodsState {
  const language = useLanguage();
  const [wanted, setWanted] = useState(false);
  const { value, failed, retry } = useLazyModule(() => loadFoods(language), wanted);
  const list = value ?? first;
  return {
    list,
    complete: value !== null,
    failed,
    retry,
    loadAll: useCallback(() => setWanted(true), []),
    find: useCallback((id) => findFoodById(list, id), [list]),
  };
}
