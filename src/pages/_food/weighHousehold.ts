import { vesselWeights } from '@gramwise/engine/api/foods.ts';
import type { FoodId } from '@gramwise/engine/foods/foods.ts';
import type { CountryId } from '@gramwise/engine/kitchens/kitchens.ts';
import { wordsCountry } from '@gramwise/engine/kitchens/markets.ts';
import { type HeldWeight, isNumberedCan } from '@gramwise/engine/vessels/householdMeasures.ts';
import { LANGUAGES, type Language } from '#catalogs/languages.ts';

/** English recipes have a ladle and a shot glass alone: nothing to measure food with. */
const MIN_VESSELS = 3;

/** What the vessels that a language's words mean to a cook hold of a food, filled its usual way; empty if too few. */
export function weighHousehold(
  language: Language,
  food: FoodId,
  kitchen: CountryId | null = null,
): readonly HeldWeight[] {
  const held = vesselWeights(food, wordsCountry(LANGUAGES[language].kitchen, kitchen));
  const vessels = held.ok ? held.value.filter(({ id }) => !isNumberedCan(id)) : [];
  return vessels.length < MIN_VESSELS ? [] : vessels;
}
