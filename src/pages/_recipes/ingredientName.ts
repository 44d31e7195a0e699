import { foodName } from '#content/foods/foods.ts';
import { isFood } from '#domain/foods/figures.ts';
import { bareName } from '#domain/recipes/bareName.ts';
import type { IngredientLine } from '#domain/recipes/recipe.ts';
import type { Language } from '#i18n/languages.ts';

/** The name of an ingredient's food, without its preparation. */
export function ingredientName(language: Language, { food, name }: IngredientLine): string {
  if (isFood(food)) return foodName(language, food).replace(/,.*/, '');
  return bareName(language, typeof name === 'string' ? name : name.one).food.replace(/\{\w+\}/g, '');
}
