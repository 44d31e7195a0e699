import type { IngredientId } from '#domain/ingredients/ingredients.ts';
import type { HomeUnitId } from '#domain/units/home.ts';
import type { LinkTarget } from '#site/paths.ts';

/** A question for the converter: what is this amount in the other kind of measure? */
export interface Question {
  amount: number;
  from: HomeUnitId;
  to: HomeUnitId;
}

/** What the converter can say about an ingredient line, by the metric and by the US amount of the line. */
export interface Conversion {
  ingredient: IngredientId;
  /** The ingredient's name in the language of the page. */
  name: string;
  metric: Question;
  us: Question;
}

/** The converter with a question, the amount `factor` times the line's and written with `decimal`. */
export function converterLink(
  { ingredient }: Conversion,
  { amount, from, to }: Question,
  factor: number,
  decimal: '.' | ',',
): LinkTarget {
  const text = String(Number((amount * factor).toPrecision(4))).replace('.', decimal);
  return { page: 'home', query: { ingredient, amount: text, from, to }, hash: 'converter' };
}
