import { INGREDIENTS, type IngredientId } from '@gramwise/engine/foods/ingredients.ts';
import { KITCHENS } from '@gramwise/engine/kitchens/kitchens.ts';
import { convertHome, type HomeUnitId } from '@gramwise/engine/units/specification/homeConverter.ts';
import { LANGUAGES, type Language } from '#catalogs/languages.ts';

/** The ingredients in the three equal cups at the top of the home page, from light to heavy. */
export const HERO_CUPS = ['flour', 'sugar', 'honey'] as const satisfies readonly IngredientId[];
export type HeroCupId = (typeof HERO_CUPS)[number];

/** An amount of the home converter. */
interface Filling {
  amount: number;
  from: HomeUnitId;
}

/** One US cup. */
export const CUP: Filling = { amount: 1, from: 'cups' };

/** What the cups hold: one cup, or 100 ml where cooks have none. */
export const fillingFor = (language: Language): Filling =>
  KITCHENS[LANGUAGES[language].kitchen].cup === null ? { amount: 100, from: 'milliliters' } : CUP;

/** Its grams in the home converter. */
export function gramsOf(ingredient: IngredientId, filling: Filling): number {
  const { density } = INGREDIENTS[ingredient];
  const converted = convertHome({ ...filling, to: 'grams', density });
  return converted.ok ? converted.value : 0;
}
