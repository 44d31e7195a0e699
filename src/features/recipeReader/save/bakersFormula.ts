import { hasRole } from '@gramwise/engine/foods/roles.ts';
import { plainNumber } from '@gramwise/engine/language/writing/numberText.ts';
import { LANGUAGES } from '#catalogs/languages.ts';
import { localHref } from '#site/paths.ts';
import type { ConvertedRecipe } from '../reading/convertRecipe.ts';

/** As much as the page's field takes: longer formulas would be cut there, so they get no link. */
export const MAX_LINKED_LENGTH = 2000;

/**
 * The page of baker's percentages in the recipe's language, with the recipe's weights as a formula; null for a recipe
 * without flour. Lines without an amount, and fat to fry in, are left out.
 */
export function bakersFormulaHref({
  language,
  ingredients,
  factor,
  frying,
}: Pick<ConvertedRecipe, 'language' | 'ingredients' | 'factor' | 'frying'>): string | null {
  if (!ingredients.some(({ reading }) => reading?.food && hasRole(reading.food.id, 'flour'))) return null;
  const { decimal } = LANGUAGES[language];
  const lines = ingredients.flatMap(({ id, reading, requiredQuantity }) => {
    if (!reading || !requiredQuantity || frying.includes(id)) return [];
    const { unit, value } = requiredQuantity;
    const amount = plainNumber(Number((value * (factor ?? 1)).toFixed(1)), { decimal });
    return [`${amount} ${unit === 'piece' ? '' : `${unit} `}${reading.name}`];
  });
  const formula = lines.join('\n');
  if (formula.length > MAX_LINKED_LENGTH) return null;
  return `${localHref(language, 'bakers')}?formula=${encodeURIComponent(formula)}`;
}
