import type { PastedRecipe } from '#tools/nutrition/computePasted.ts';
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
  return {
    title,
    text,
    language,
    country,
    serves: makes && (makes.low + makes.high) / 2,
    chosen: new Map(chosen),
  };
}
