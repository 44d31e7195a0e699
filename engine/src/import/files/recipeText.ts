import { detectLanguage } from '../../language/detectLanguage.ts';
import type { RecipeLanguage } from '../../language/languagePack.ts';
import { formatParts } from '../formatParts.ts';
import type { StoredRecipe } from './storedRecipe.ts';

/** English, which the readers of every language know. */
const NOTES = 'notes';

/** A stored recipe as one text for `readRecipe`, its notes last, with headings in its language. */
export function recipeText(recipe: StoredRecipe, languages: readonly RecipeLanguage[]): string {
  const text = formatParts(recipe, languages);
  const { ingredients, steps, notes } = recipe;
  if (notes.length === 0) return text;
  const [word = NOTES] =
    detectLanguage([...ingredients, ...steps].join('\n'), languages)?.recipe.sections.notes ?? [];
  return [text, '', word.charAt(0).toUpperCase() + word.slice(1), ...notes].join('\n');
}
