import type { IngredientId } from '@gramwise/engine/foods/ingredients.ts';
import type { KitchenUnitId } from '@gramwise/engine/units/units.ts';
import type { LinkTarget } from '#site/paths.ts';

/** A conversion to link to. Amounts have no decimal separator, so that every language reads them. */
export interface Preset {
  ingredient?: IngredientId;
  amount: number;
  from: KitchenUnitId;
  to: KitchenUnitId;
}

/** The converter with these fields filled in. */
export function linkToPreset({ ingredient, amount, from, to }: Preset): LinkTarget {
  const query = { ...(ingredient && { ingredient }), amount: `${amount}`, from, to };
  return { page: 'home', query, hash: 'converter' };
}
