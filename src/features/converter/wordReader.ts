import { parseTypedAmount, type TypedAmount } from '@gramwise/engine/ask/parseTypedAmount.ts';
import type { FoodList } from '@gramwise/engine/foods/listedFood.ts';
import { indexNames, type ListedNames } from '@gramwise/engine/foods/match/listedNames.ts';
import type { Language } from '#catalogs/languages.ts';
import { loadLexicon } from '#tools/words/loadLexicon.ts';

/** Reads an amount typed in words; null for a plain number and for what it does not understand. */
export interface WordReader {
  read: (text: string, foods: FoodList) => TypedAmount | null;
}

/** Loads the words of a language. The names of a list of foods are indexed once. */
export async function openWordReader(language: Language): Promise<WordReader> {
  const lexicon = await loadLexicon(language);
  const indexed = new WeakMap<FoodList, ListedNames>();
  const namesOf = (foods: FoodList) => {
    const names = indexed.get(foods) ?? indexNames(foods, lexicon);
    indexed.set(foods, names);
    return names;
  };
  return { read: (text, foods) => parseTypedAmount(text, namesOf(foods)) };
}
