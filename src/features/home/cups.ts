import { INGREDIENTS, type IngredientId } from '@gramwise/engine/foods/ingredients.ts';
import { convertHome } from '@gramwise/engine/units/specification/homeConverter.ts';

/** The ingredients in the three equal cups at the top of the home page, from light to heavy. */
export const HERO_CUPS = ['flour', 'sugar', 'honey'] as const satisfies readonly IngredientId[];
export type HeroCupId = (typeof HERO_CUPS)[number];

/** Grams of an ingredient in one cup of the home converter. */
export function gramsInCup(ingredient: IngredientId): number {
  const { density } = INGREDIENTS[ingredient];
  const converted = convertHome({ amount: 1, from: 'cups', to: 'grams', density });
  return converted.ok ? converted.value : 0;
}
