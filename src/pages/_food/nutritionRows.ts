import type { Nutrients } from '@gramwise/engine/api/foods.ts';
import type { CountryId } from '@gramwise/engine/kitchens/kitchens.ts';
import { marketsFor } from '@gramwise/engine/kitchens/markets.ts';

/** The rows of a label, in the order of Annex XV of Regulation (EU) 1169/2011. */
export const NUTRITION_ROWS = [
  'energy',
  'fat',
  'saturated',
  'carbohydrate',
  'sugars',
  'fiber',
  'protein',
  'salt',
] as const;
export type NutritionId = (typeof NUTRITION_ROWS)[number];

/** What labels list below what it is part of. */
export const PART_ROWS: ReadonlySet<NutritionId> = new Set(['saturated', 'sugars']);

/** Kilocalories of energy, grams of the others; null where it is not known. */
export type Nutrition = Readonly<Record<NutritionId, number | null>>;

/** Annex I of Regulation (EU) 1169/2011 */
const SALT_PER_SODIUM = 2.5;

/** The thermochemical calorie, as in USDA's tables. */
const KILOJOULES_PER_KILOCALORIE = 4.184;

export const toKilojoules = (kilocalories: number): number => kilocalories * KILOJOULES_PER_KILOCALORIE;

/** Whether labels of a country leave fiber out of the carbohydrate: those of the European Union do. */
export const leavesOutFiber = (country: CountryId): boolean => marketsFor(country).includes('eu');

function withoutFiber({ carbohydrate, fiber }: Nutrients): number | null {
  if (carbohydrate === 0) return 0;
  return fiber === null ? null : Math.max(carbohydrate - fiber, 0);
}

/** What a label of the country would say of 100 g. */
export function labelOf(nutrients: Nutrients, country: CountryId): Nutrition {
  const { energy, fat, saturated, carbohydrate, sugars, fiber, protein, sodium } = nutrients;
  return {
    energy,
    fat,
    saturated,
    carbohydrate: leavesOutFiber(country) ? withoutFiber(nutrients) : carbohydrate,
    sugars,
    fiber,
    protein,
    salt: sodium === null ? null : (sodium / 1000) * SALT_PER_SODIUM,
  };
}

/** One row of the label for a weight in grams; null where it is not known. */
export function inGrams(label: Nutrition, id: NutritionId, grams: number): number | null {
  const per100 = label[id];
  return per100 === null ? null : (per100 * grams) / 100;
}
