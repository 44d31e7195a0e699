import type { IngredientId } from '#domain/ingredients/ingredients.ts';
import type { HomeUnitId } from '#domain/units/home.ts';

/** What a link asks the converter. Amounts are written without a decimal sign, which every language reads. */
export interface Preset {
  ingredient?: IngredientId;
  amount: number;
  from: HomeUnitId;
  to: HomeUnitId;
}

/** The English address of the converter with these fields filled in. */
export function presetPath({ ingredient, amount, from, to }: Preset): string {
  const asked = new URLSearchParams({ ...(ingredient && { ingredient }), amount: `${amount}`, from, to });
  return `/?${asked}#converter`;
}
