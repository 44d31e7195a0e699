import { useCallback, useState } from 'react';
import { useLoaded } from '#browser/useLoaded.ts';
import type { FoodList, ListedFood } from '#domain/foods/listedFood.ts';
import type { Language } from '#i18n/languages.ts';
import { foodListPath } from '#site/paths.ts';
import { useLanguage } from '../language/language.ts';
import { findById } from './foods.ts';

/** The foods a tool knows: those of the page, and all others once they are wanted. */
export interface Foods {
  list: FoodList;
  /** Whether every food is there. */
  complete: boolean;
  failed: boolean;
  /** Loads all foods; does nothing the second time. */
  want: () => void;
  retry: () => void;
  /** The food with an id, and the way of filling that the id means; null if it is unknown, perhaps still. */
  find: (id: string) => { food: ListedFood; as: string } | null;
}

/** Every food in a language. Fails without a network, unless the page was visited before. */
export async function loadFoods(language: Language, signal?: AbortSignal): Promise<FoodList> {
  const path = foodListPath(language);
  const response = await fetch(path, signal ? { signal } : undefined);
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  return response.json();
}

/** The foods for a tool that starts with some of them. */
export function useFoods(first: FoodList): Foods {
  const language = useLanguage();
  const [wanted, setWanted] = useState(false);
  const { value, failed, retry } = useLoaded(() => loadFoods(language), wanted);
  const list = value ?? first;
  return {
    list,
    complete: value !== null,
    failed,
    retry,
    want: useCallback(() => setWanted(true), []),
    find: useCallback((id) => findById(list, id), [list]),
  };
}
