import { cupWeight, defaultFill } from '@gramwise/engine/foods/figures.ts';
import type { FoodId } from '@gramwise/engine/foods/foods.ts';
import { US_MEASURES } from '@gramwise/engine/units/usMeasures.ts';
import {
  type HeldWeight,
  householdWeights,
  isNumberedCan,
} from '@gramwise/engine/vessels/householdMeasures.ts';
import { LANGUAGES, type Language } from '#catalogs/languages.ts';

/** With one, there is nothing to choose from: English recipes have a ladle alone. */
const MIN_VESSELS = 2;

/** What the vessels of the language's country hold of a food, filled its usual way; empty if it has too few. */
export function weighHousehold(language: Language, food: FoodId): readonly HeldWeight[] {
  const cup = cupWeight(food, defaultFill(food));
  if (!cup) return [];
  const range = { low: cup.lowest / US_MEASURES.cup, high: cup.highest / US_MEASURES.cup };
  const vessels = householdWeights(LANGUAGES[language].kitchen, range).filter(({ id }) => !isNumberedCan(id));
  return vessels.length < MIN_VESSELS ? [] : vessels;
}
