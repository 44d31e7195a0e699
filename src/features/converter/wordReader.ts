import { parseTypedAmount, type TypedAmount } from '@gramwise/engine/ask/parseTypedAmount.ts';
import type { FoodList } from '@gramwise/engine/foods/listedFood.ts';
import { namesIn } from '@gramwise/engine/foods/match/listedNames.ts';
import { chosenCountry, type Kitchen } from '@gramwise/engine/kitchens/kitchen.ts';
import { wordsCountry } from '@gramwise/engine/kitchens/markets.ts';
import { LANGUAGES, type Language } from '#catalogs/languages.ts';
import { loadLexicon } from '#tools/words/loadLexicon.ts';

/** Reads an amount typed in words; null for a plain number and for what it does not understand. */
export interface WordReader {
  read: (text: string, foods: FoodList, kitchen: Kitchen) => TypedAmount | null;
}

/** Loads the words of a language. */
export async function openWordReader(language: Language): Promise<WordReader> {
  const lexicon = await loadLexicon(language);
  return {
    read: (text, foods, kitchen) => {
      const chosen = chosenCountry(kitchen);
      const country = wordsCountry(LANGUAGES[language].kitchen, chosen);
      return parseTypedAmount(text, namesIn(foods, lexicon, chosen), country);
    },
  };
}
