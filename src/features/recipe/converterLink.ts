import type { FoodId } from '@gramwise/engine/foods/foods.ts';
import { plainNumber } from '@gramwise/engine/language/writing/numberText.ts';
import type { HomeUnitId } from '@gramwise/engine/units/specification/homeConverter.ts';
import type { LinkTarget } from '#site/paths.ts';

/** A conversion from volume to weight or vice versa, as the converter's URL says it. */
export interface ConverterQuery {
  ingredient: FoodId;
  amount: number;
  from: HomeUnitId;
  to: HomeUnitId;
  /** Asks for the measured weight, because the converter's default density is far off. */
  figure?: 'measured';
}

/** Conversions of an ingredient line, for its metric and its US amount. */
export interface ConverterLink {
  /** `Convert butter`. */
  label: string;
  /** The amount does not scale with the recipe. */
  fixed?: true;
  metric: ConverterQuery;
  us: ConverterQuery;
}

/** A link to a conversion of a line whose amount is taken `factor` times, with the separator `decimal`. */
export function converterTarget(query: ConverterQuery, factor: number, decimal: '.' | ','): LinkTarget {
  const amount = plainNumber(Number((query.amount * factor).toPrecision(4)), { decimal });
  return { page: 'home', query: { ...query, amount }, hash: 'converter' };
}
