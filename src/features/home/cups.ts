import { densityOf } from '@gramwise/engine/foods/figures.ts';
import type { IngredientId } from '@gramwise/engine/foods/ingredients.ts';
import { type KitchenUnitId, UNITS } from '@gramwise/engine/units/units.ts';
import { cooksWeigh } from '#catalogs/cooksWeigh.ts';
import type { Language } from '#catalogs/languages.ts';

/** The ingredients in the three equal cups at the top of the home page, from light to heavy. */
export const HERO_CUPS = ['flour', 'sugar', 'honey'] as const satisfies readonly IngredientId[];
export type HeroCupId = (typeof HERO_CUPS)[number];

interface Filling {
  amount: number;
  from: KitchenUnitId;
}

/** One US cup. */
export const CUP: Filling = { amount: 1, from: 'cups' };

/** What the cups hold: one cup, or 100 ml where cooks have none. */
export const fillingFor = (language: Language): Filling =>
  cooksWeigh(language) ? { amount: 100, from: 'milliliters' } : CUP;

/** Its grams by published weights, as in the question's answer above the cups. */
export const gramsOf = (ingredient: IngredientId, { amount, from }: Filling): number =>
  amount * UNITS[from].size * densityOf(ingredient);
