import { INGREDIENTS, type IngredientId, isIngredient } from '#domain/ingredients/ingredients.ts';
import { parseQuantity } from '#domain/quantity/parse.ts';
import { convertHome, type HomeConversionError } from '#domain/units/convert.ts';
import { type HomeUnitId, isHomeUnit } from '#domain/units/home.ts';

/** What the converter holds: `amount` is the text as typed. */
export interface Conversion {
  ingredient: IngredientId;
  amount: string;
  from: HomeUnitId;
  to: HomeUnitId;
}

/** What the converter starts with, answered before anybody typed: 100 g of water are 100 ml. */
export const DEFAULT_CONVERSION: Conversion = {
  ingredient: 'water',
  amount: '100',
  from: 'grams',
  to: 'milliliters',
};

export type Outcome =
  | { kind: 'none' }
  | { kind: 'error'; code: HomeConversionError }
  | { kind: 'result'; amount: number; value: number };

/**
 * What a conversion comes to. A blank amount, one that is not a number, and an ingredient that is not in the table
 * (a forged option) are no result and no error.
 */
export function outcomeOf({ ingredient, amount, from, to }: Conversion, decimal: '.' | ','): Outcome {
  const number = parseQuantity(amount, decimal);
  if (number === null || !isIngredient(ingredient)) return { kind: 'none' };
  const converted = convertHome({ amount: number, from, to, density: INGREDIENTS[ingredient].density });
  return converted.ok
    ? { kind: 'result', amount: number, value: converted.value }
    : { kind: 'error', code: converted.code };
}

/** The conversion that an address asks for; what it does not know or name falls back to `base`. */
export function readConversion(query: string, base: Conversion): Conversion {
  const params = new URLSearchParams(query);
  const { ingredient, from, to } = Object.fromEntries(params) as Record<string, string | undefined>;
  return {
    ingredient: ingredient && isIngredient(ingredient) ? ingredient : base.ingredient,
    amount: params.get('amount')?.slice(0, 64) ?? base.amount,
    from: from && isHomeUnit(from) ? from : base.from,
    to: to && isHomeUnit(to) ? to : base.to,
  };
}

/** The query that brings a conversion back, other parameters kept; what equals `base` is left out. */
export function writeConversion(conversion: Conversion, base: Conversion, query = ''): string {
  const params = new URLSearchParams(query);
  for (const key of ['ingredient', 'amount', 'from', 'to'] as const) {
    if (conversion[key] === base[key]) params.delete(key);
    else params.set(key, conversion[key]);
  }
  const text = params.toString();
  return text && `?${text}`;
}
