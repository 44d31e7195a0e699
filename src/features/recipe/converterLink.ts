import type { IngredientId } from '#domain/foods/ingredients.ts';
import type { HomeUnitId } from '#domain/units/home.ts';
import type { LinkTarget } from '#site/paths.ts';

/** A conversion from volume to weight or vice versa. */
export interface ConverterQuery {
  amount: number;
  from: HomeUnitId;
  to: HomeUnitId;
}

/** Conversions of an ingredient line, for its metric and its US amount. */
export interface ConverterLink {
  ingredient: IngredientId;
  /** The ingredient's name in the page's language. */
  name: string;
  /** Whether the converter must be asked for the measured weight, because its usual density is far off. */
  measured?: true;
  metric: ConverterQuery;
  us: ConverterQuery;
}

/** A link to a conversion, with the line's amount times `factor`, written with the separator `decimal`. */
export function converterTarget(
  { ingredient, measured }: ConverterLink,
  { amount, from, to }: ConverterQuery,
  factor: number,
  decimal: '.' | ',',
): LinkTarget {
  const text = String(Number((amount * factor).toPrecision(4))).replace('.', decimal);
  return {
    page: 'home',
    query: { ingredient, amount: text, from, to, ...(measured && { figure: 'measured' }) },
    hash: 'converter',
  };
}
