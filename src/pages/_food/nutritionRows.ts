import type { Nutrients } from '@gramwise/engine/api/foods.ts';
import type { CountryId } from '@gramwise/engine/kitchens/kitchens.ts';
import { type LabelRow, leavesOutFiber, saltOf } from '@gramwise/engine/nutrition/labelParts.ts';

/** Kilocalories of energy, grams of the others; null where it is not known. */
export type Nutrition = Readonly<Record<LabelRow, number | null>>;

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
    salt: sodium === null ? null : saltOf(sodium),
  };
}

/** One row of the label for a weight in grams; null where it is not known. */
export function labelValue(label: Nutrition, id: LabelRow, grams: number): number | null {
  const per100 = label[id];
  return per100 === null ? null : (per100 * grams) / 100;
}

/**
 * Whether a label says more sugars than carbohydrate. The USDA measures sugars and takes carbohydrate for what water,
 * protein, fat and ash leave, so the two need not agree: milk has 5.05 g of sugars and 4.8 g of carbohydrate.
 */
export const sugarsAbove = ({ carbohydrate, sugars }: Nutrition): boolean =>
  carbohydrate !== null && sugars !== null && sugars > carbohydrate;
