import { readRecipe } from '../src/api/text.ts';
import { foods as de } from '../src/foods/lists/de.ts';
import { foods as en } from '../src/foods/lists/en.ts';
import { foods as es } from '../src/foods/lists/es.ts';
import { foods as fr } from '../src/foods/lists/fr.ts';
import { PACKS, type PackCode } from './packs.ts';

const FOODS = { en, fr, de, es } as const;

/** The grams of an ingredient line; null if they are not known. */
export function gramsOf(language: PackCode, text: string): number | null {
  const { ingredients } = PACKS[language].recipe.headings;
  const recipe = readRecipe(`${ingredients}\n${text}`, {
    languages: [PACKS[language]],
    foods: FOODS[language],
  });
  const line = recipe.ok ? recipe.value.lines.find(({ kind }) => kind === 'ingredient') : undefined;
  const grams = line?.requiredQuantity?.grams?.value;
  return grams === undefined ? null : Math.round(grams * 100) / 100;
}
