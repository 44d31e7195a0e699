import { allFoods } from '@gramwise/engine/foods/listFoods.ts';
import type { Language } from '#catalogs/languages.ts';
import { foodsIn } from './contains.ts';
import { factsOf } from './foodFacts.ts';
import type { SubstituteFood } from './substituteFood.ts';
import { REPLACED_FOODS, substitutionsFor } from './substitutions.ts';

/** Every food of the tables in a language. Reads all foods, so it is for the page, not for its script. */
export function substituteFoods(language: Language): readonly SubstituteFood[] {
  const replaced = new Set<string>(REPLACED_FOODS);
  const used = new Set(REPLACED_FOODS.flatMap((id) => substitutionsFor(id).flatMap(foodsIn)));
  const round = (value: number | null) => value && Number(value.toPrecision(5));
  return allFoods(language)
    .filter(({ id }) => replaced.has(id) || used.has(id))
    .map((food) => {
      const { density, ...facts } = factsOf(food);
      return {
        ...facts,
        density: round(density),
        ...(replaced.has(food.id) && { replaced: true as const }),
      };
    });
}
