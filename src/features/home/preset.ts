import type { IngredientId } from '@gramwise/engine/foods/ingredients.ts';
import type { HomeUnitId } from '@gramwise/engine/units/specification/homeConverter.ts';
import type { LinkTarget } from '#site/paths.ts';

/** A conversion to link to. Amounts have no decimal separator, so that every language reads them. */
export interface Preset {
  ingredient?: IngredientId;
  amount: number;
  from: HomeUnitId;
  to: HomeUnitId;
}

/** The converter with these fields filled in. */
export function linkToPreset({ ingredient, amount, from, to }: Preset): LinkTarget {
  const query = { ...(ingredient && { ingredient }), amount: `${amount}`, from, to };
  return { page: 'home', query, hash: 'converter' };
}
