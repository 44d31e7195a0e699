import type { IngredientId } from '#domain/ingredients/ingredients.ts';
import type { HomeUnitId } from '#domain/units/home.ts';
import type { LinkTarget } from '#site/paths.ts';

/** A question for the converter: what is this amount in the other kind of measure? */
export interface ConverterQuery {
  amount: number;
  from: HomeUnitId;
  to: HomeUnitId;
}

/** What the converter can say about an ingredient line, by the metric and by the US amount of the line. */
export interface ConverterLink {
  ingredient: IngredientId;
  /** The ingredient's name in the language of the page. */
  name: string;
  metric: ConverterQuery;
  us: ConverterQuery;
}

/** The converter with a question, the amount `factor` times the line's and written with `decimal`. */
export function converterTarget(
  { ingredient }: ConverterLink,
  { amount, from, to }: ConverterQuery,
  factor: number,
  decimal: '.' | ',',
): LinkTarget {
  const text = String(Number((amount * factor).toPrecision(4))).replace('.', decimal);
  return { page: 'home', query: { ingredient, amount: text, from, to }, hash: 'converter' };
}
