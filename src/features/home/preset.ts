import type { IngredientId } from '@gramwise/engine/foods/ingredients.ts';
import type { KitchenUnitId } from '@gramwise/engine/units/units.ts';
import type { LinkTarget } from '#site/paths.ts';

/** A conversion to link to. Amounts have no decimal separator, so that every language reads them. */
export interface Preset {
  ingredient?: IngredientId;
  amount: number;
  from: KitchenUnitId;
  to: KitchenUnitId;
  /** Published weights where those of the converter differ. */
  figure?: 'measured';
}

/** The converter with these fields filled in. */
export function linkToPreset({ ingredient, amount, from, to, figure }: Preset): LinkTarget {
  const query = {
    ...(ingredient && { ingredient }),
    amount: `${amount}`,
    from,
    to,
    ...(figure && { figure }),
  };
  return { page: 'home', query, hash: 'converter' };
}
