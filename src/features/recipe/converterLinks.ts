import type { IngredientId } from '#domain/foods/ingredients.ts';
import { measuredDiffers } from '#domain/foods/measuredDiffers.ts';
import { ingredientNamed } from '#domain/foods/recipeNames.ts';
import { type Amount, findAmounts } from '#domain/quantity/amounts.ts';
import type { HomeUnitId } from '#domain/units/home.ts';
import { HOME_UNITS } from '#domain/units/home.ts';
import type { ConverterLink, ConverterQuery } from './converterLink.ts';

/** The converter's units by parse-ingredient's ids. */
const UNITS: Readonly<Record<string, HomeUnitId>> = {
  gram: 'grams',
  kilogram: 'kilograms',
  milliliter: 'milliliters',
  liter: 'liters',
  cup: 'cups',
  tablespoon: 'tablespoons',
  teaspoon: 'teaspoons',
  'fluid ounce': 'fluid_ounces',
  ounce: 'ounces',
  pound: 'pounds',
};

/** In grams; smaller weights convert to tablespoons instead of cups. */
const SPOONFULS = 50;

function converterQueryOf(found: Amount): ConverterQuery | null {
  const from = UNITS[found.unitId ?? ''];
  const [amount] = found.values;
  if (from === undefined || amount === undefined) return null;
  const { kind, factor } = HOME_UNITS[from];
  const to = kind === 'volume' ? 'grams' : amount * factor < SPOONFULS ? 'tablespoons' : 'cups';
  return { amount, from, to };
}

/**
 * The conversions for each ingredient line; null if the converter lacks the ingredient or unit. Only for build time,
 * because pages should not ship the ingredient parser.
 */
export function converterLinksOf(
  lines: readonly string[],
  names: Readonly<Record<IngredientId, { readonly name: string }>>,
): (ConverterLink | null)[] {
  return lines.map((line) => {
    const amounts = findAmounts(line);
    const food = line.slice(amounts.at(-1)?.end ?? 0).replace(/^[)\s]+/, '');
    const ingredient = ingredientNamed(food);
    const [metric, us] = amounts.map(converterQueryOf);
    if (!metric || ingredient === null) return null;
    const measured = measuredDiffers(ingredient) && { measured: true as const };
    return { ingredient, name: names[ingredient].name, ...measured, metric, us: us ?? metric };
  });
}
