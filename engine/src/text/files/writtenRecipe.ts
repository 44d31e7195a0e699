import type { ExportedLine, ExportedRecipe } from '../../recipes/exportedRecipe.ts';
import type { RecipeText } from '../recipe/readRecipe.ts';
import { stripEmphasis } from '../recipe/stripEmphasis.ts';

/**
 * A recipe as written, for files: nothing converted or scaled. Headings that only start a section are left out, because
 * files have places of their own for these.
 */
export function writtenRecipe({ language, title, lines, makes, stated }: RecipeText): ExportedRecipe {
  const ingredients: ExportedLine[] = [];
  const steps: ExportedLine[] = [];
  for (const [at, { kind, text, section }] of lines.entries()) {
    if (kind === 'title' || kind === 'yield' || kind === 'time') continue;
    const isOuter = kind === 'heading' && section !== (lines[at - 1]?.section ?? null);
    const isIngredient =
      kind === 'ingredient' || (kind === 'heading' && section !== 'steps' && section !== 'notes');
    if (!isOuter) (isIngredient ? ingredients : steps).push({ kind, text: stripEmphasis(text) });
  }
  return { language: language.line.code, title, makes, times: stated, factor: 1, ingredients, steps };
}
