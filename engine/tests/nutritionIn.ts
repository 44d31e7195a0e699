import { nutrientsOf } from '../src/api/foods.ts';
import { nutritionOf } from '../src/api/recipes.ts';
import { readRecipe } from '../src/api/text.ts';
import { foods as de } from '../src/foods/lists/de.ts';
import { foods as en } from '../src/foods/lists/en.ts';
import { foods as es } from '../src/foods/lists/es.ts';
import { foods as fr } from '../src/foods/lists/fr.ts';
import { PACKS, type PackCode } from './packs.ts';

const FOODS = { en, fr, de, es } as const;

/** The nutrition of ingredient lines, joined by `; `, below the lines of a heading. */
export function nutritionIn(language: PackCode, lines: string, above = '') {
  const { ingredients } = PACKS[language].recipe.headings;
  const recipe = readRecipe(`${above}\n\n${ingredients}\n${lines.replaceAll('; ', '\n')}`, {
    languages: [PACKS[language]],
    foods: FOODS[language],
  });
  if (!recipe.ok) throw new Error(recipe.code);
  const found = nutritionOf(recipe.value, nutrientsOf);
  if (!found.ok) throw new Error(found.code);
  return found.value;
}
