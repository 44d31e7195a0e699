import type { IngredientId } from '#domain/ingredients/ingredients.ts';
import type { HomeUnitId } from '#domain/units/home.ts';
import type { LinkTarget } from '#site/paths.ts';

/** What a link asks the converter. Amounts are written without a decimal sign, which every language reads. */
export interface Preset {
  ingredient?: IngredientId;
  amount: number;
  from: HomeUnitId;
  to: HomeUnitId;
}

/** The converter with these fields filled in. */
export function presetLink({ ingredient, amount, from, to }: Preset): LinkTarget {
  const query = { ...(ingredient && { ingredient }), amount: `${amount}`, from, to };
  return { page: 'home', query, hash: 'converter' };
}
