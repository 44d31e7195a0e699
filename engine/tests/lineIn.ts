import { readRecipe } from '../src/api/text.ts';
import { foods as de } from '../src/foods/lists/de.ts';
import { foods as en } from '../src/foods/lists/en.ts';
import { foods as es } from '../src/foods/lists/es.ts';
import { foods as fr } from '../src/foods/lists/fr.ts';
import { PACKS, type PackCode } from './packs.ts';

const FOODS = { en, fr, de, es } as const;

/** An ingredient line as the recipe reader reads it; undefined if it is none. */
export function lineIn(language: PackCode, text: string) {
  const { ingredients } = PACKS[language].recipe.headings;
  const recipe = readRecipe(`${ingredients}\n${text}`, {
    languages: [PACKS[language]],
    foods: FOODS[language],
  });
  return recipe.ok ? recipe.value.lines.find(({ kind }) => kind === 'ingredient') : undefined;
}

/** The grams of an ingredient line; null if they are not known. */
export function gramsOf(language: PackCode, text: string): number | null {
  const grams = lineIn(language, text)?.requiredQuantity?.grams?.value;
  return grams === undefined ? null : Math.round(grams * 100) / 100;
}
