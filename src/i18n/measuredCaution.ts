import { INGREDIENTS, type IngredientId, MEASURED } from '#domain/ingredients/ingredients.ts';
import type { Catalog } from './catalog.ts';
import { formatNumber } from './format.ts';
import type { Language } from './languages.ts';
import { fill } from './template.ts';

/**
 * The caution beside a result if the ingredient's measured weight differs from the converter's density. States grams
 * per level US cup and teaspoon, and g/ml, all from the domain. Null for other ingredients.
 */
export function measuredCaution(
  language: Language,
  messages: Catalog['converter']['caution'],
  ingredient: IngredientId,
): string | null {
  const measured = MEASURED[ingredient];
  const message: string | undefined = messages[ingredient as keyof typeof messages];
  if (!measured || message === undefined) return null;
  const values = {
    density: formatNumber(language, INGREDIENTS[ingredient].density, 2),
    cup: formatNumber(language, measured.gramsPerCup, 0, 1),
    ...(measured.gramsPerTeaspoon && { teaspoon: formatNumber(language, measured.gramsPerTeaspoon, 0, 1) }),
  };
  return fill(message, values);
}
