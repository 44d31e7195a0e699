import { scaleYield } from '@gramwise/engine/recipes/exportedRecipe.ts';
import type { PastedRecipe } from '#tools/nutrition/pastedRecipe.ts';
import type { ConvertedRecipe } from './convertRecipe.ts';
import { type LineChoices, NO_FOOD } from './lineChoices.ts';

/** A pasted recipe with what was chosen for its lines, to count its nutrition. */
export function pastedRecipe(recipe: ConvertedRecipe, text: string, choices: LineChoices): PastedRecipe {
  const chosen = Object.entries(choices).flatMap(([id, { food, way, unit }]) => {
    if (food === undefined && unit === undefined) return [];
    const named = food === undefined ? {} : { food: food === NO_FOOD ? null : food };
    return [[id, { ...named, ...(way && { way }), ...(unit && { unit }) }] as const];
  });
  const { title, language, country, makes } = recipe;
  // Unscaled while that depends on an unknown weight
  const factor = recipe.factor ?? 1;
  return {
    title,
    text,
    language,
    country,
    factor,
    // A slice of a loaf, as its nutrition is counted
    serves: makes && scaleYield({ ...makes, ...makes.cut }, factor),
    chosen: new Map(chosen),
  };
}
