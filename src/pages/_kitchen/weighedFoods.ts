import { cupWeight, FOOD_IDS, fillsOf } from '@gramwise/engine/foods/figures.ts';
import type { FoodId } from '@gramwise/engine/foods/foods.ts';
import { foodName } from '@gramwise/engine/foods/names/names.ts';
import type { Language } from '#catalogs/languages.ts';
import type { WeighedFood } from '#features/kitchen/weighedFood.ts';

/** Grams per milliliter of a food in a cup that is filled the usual way, to four digits. */
function densityOf(food: FoodId): number | null {
  const [usual] = fillsOf(food);
  const weight = usual && cupWeight(food, usual);
  return weight ? Number(weight.density.toPrecision(4)) : null;
}

/** The foods whose cup a visitor can weigh, by name. */
export function weighedFoods(language: Language): WeighedFood[] {
  return FOOD_IDS.flatMap((id) => {
    const density = densityOf(id);
    return density === null ? [] : [{ id, name: foodName(language, id), density }];
  }).sort((a, b) => a.name.localeCompare(b.name, language));
}
