import type { FoodId } from '@gramwise/engine/foods/foods.ts';
import { plainNumber } from '@gramwise/engine/language/writing/numberText.ts';
import type { HomeUnitId } from '@gramwise/engine/units/specification/homeConverter.ts';
import type { LinkTarget } from '#site/paths.ts';

/** A conversion from volume to weight or vice versa. */
export interface ConverterQuery {
  amount: number;
  from: HomeUnitId;
  to: HomeUnitId;
}

/** Conversions of an ingredient line, for its metric and its US amount. */
export interface ConverterLink {
  ingredient: FoodId;
  /** The ingredient's name in the page's language. */
  name: string;
  /** Whether to ask the converter for the measured weight, because its default density is far off. */
  measured?: true;
  /** The amount does not scale with the recipe. */
  fixed?: true;
  metric: ConverterQuery;
  us: ConverterQuery;
}

/** A link to a conversion, with the line's amount times `factor`, written with the separator `decimal`. */
export function converterTarget(
  { ingredient, measured, fixed }: ConverterLink,
  { amount, from, to }: ConverterQuery,
  factor: number,
  decimal: '.' | ',',
): LinkTarget {
  const text = plainNumber(Number((amount * (fixed ? 1 : factor)).toPrecision(4)), { decimal });
  return {
    page: 'home',
    query: { ingredient, amount: text, from, to, ...(measured && { figure: 'measured' }) },
    hash: 'converter',
  };
}
