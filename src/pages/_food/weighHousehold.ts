import { vesselWeights } from '@gramwise/engine/api/foods.ts';
import type { FoodId } from '@gramwise/engine/foods/foods.ts';
import { type HeldWeight, isNumberedCan } from '@gramwise/engine/vessels/householdMeasures.ts';
import { LANGUAGES, type Language } from '#catalogs/languages.ts';

/** With one, there is nothing to choose from: English recipes have a ladle alone. */
const MIN_VESSELS = 2;

/** What the vessels of the language's country hold of a food, filled its usual way; empty if it has too few. */
export function weighHousehold(language: Language, food: FoodId): readonly HeldWeight[] {
  const held = vesselWeights(food, LANGUAGES[language].kitchen);
  const vessels = held.ok ? held.value.filter(({ id }) => !isNumberedCan(id)) : [];
  return vessels.length < MIN_VESSELS ? [] : vessels;
}
