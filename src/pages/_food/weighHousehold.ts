import { cupWeight, defaultFill } from '@gramwise/engine/foods/figures.ts';
import type { FoodId } from '@gramwise/engine/foods/foods.ts';
import { type HouseholdWeight, householdWeights } from '@gramwise/engine/foods/householdWeights.ts';
import { US_MEASURES } from '@gramwise/engine/units/usMeasures.ts';
import { LANGUAGES, type Language } from '#catalogs/languages.ts';

/** What glasses, cups and pots of the language's country hold of a food, filled its usual way; empty if it has none. */
export function weighHousehold(language: Language, food: FoodId): readonly HouseholdWeight[] {
  const cup = cupWeight(food, defaultFill(food));
  if (!cup) return [];
  const { density: used, lowest, highest } = cup;
  const range = { low: lowest / US_MEASURES.cup, high: highest / US_MEASURES.cup };
  return householdWeights({ used, ...range }, LANGUAGES[language].kitchen);
}
