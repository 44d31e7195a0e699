import { isFood } from '@gramwise/engine/foods/figures.ts';
import { foodName } from '@gramwise/engine/foods/names/names.ts';
import { writingOf } from '@gramwise/engine/language/writing/writings.ts';
import { bareName } from '@gramwise/engine/recipes/bareName.ts';
import type { IngredientLine } from '@gramwise/engine/recipes/recipe.ts';
import type { Language } from '#catalogs/languages.ts';

/** The name of an ingredient's food, without its preparation. */
export function ingredientName(language: Language, { food, name }: IngredientLine): string {
  if (isFood(food)) return foodName(language, food).replace(/,.*/, '');
  return bareName(writingOf(language).joins, typeof name === 'string' ? name : name.one).food.replace(
    /\{\w+\}/g,
    '',
  );
}
