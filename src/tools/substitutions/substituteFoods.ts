import { allFoods } from '@gramwise/engine/foods/listFoods.ts';
import { foodsIn } from '@gramwise/engine/substitutions/contains.ts';
import { factsOf } from '@gramwise/engine/substitutions/foodFacts.ts';
import { REPLACED_FOODS, substitutionsFor } from '@gramwise/engine/substitutions/substitutions.ts';
import type { Language } from '#catalogs/languages.ts';
import type { SubstituteFood } from './substituteFood.ts';

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
