import { partHeading } from '../../text/recipe/recipeParts.ts';
import { stripMarkdown } from '../../text/recipe/stripMarkdown.ts';
import { type Fields, linesOf, textOf, timeOf } from './fields.ts';
import type { StoredRecipe } from './storedRecipe.ts';

export const isPaprika = ({ ingredients, directions }: Fields) =>
  typeof ingredients === 'string' && typeof directions === 'string';

/**
 * A recipe of Paprika: JSON whose `ingredients`, `directions` and `notes` are texts of lines, packed with gzip as
 * `.paprikarecipe`; a zip of these is `.paprikarecipes` (paprikaapp.com/help/mac/#exportrecipes).
 */
export const paprikaRecipe = (recipe: Fields): StoredRecipe => ({
  name: textOf(recipe['name']),
  yields: textOf(recipe['servings']),
  times: {
    prep: timeOf(recipe['prep_time']),
    cook: timeOf(recipe['cook_time']),
    total: timeOf(recipe['total_time']),
  },
  ingredients: linesOf(textOf(recipe['ingredients'])),
  steps: linesOf(textOf(recipe['directions'])),
  notes: linesOf(textOf(recipe['notes'])),
});

export const isMela = ({ ingredients, instructions }: Fields) =>
  typeof ingredients === 'string' && typeof instructions === 'string';

/** Lines of Mela's Markdown, where `#` starts a group. */
const melaLines = (value: unknown) =>
  linesOf(textOf(value)).flatMap((line) => {
    const [, heading] = /^#{1,6}\s*(.+?)\s*#*$/.exec(line) ?? [];
    return heading ? [partHeading(stripMarkdown(heading).text)] : linesOf(stripMarkdown(line).text);
  });

/**
 * A `.melarecipe` of Mela: JSON with texts of lines in a little Markdown; a zip of these is `.melarecipes`
 * (mela.recipes/fileformat).
 */
export const melaRecipe = (recipe: Fields): StoredRecipe => ({
  name: textOf(recipe['title']),
  yields: textOf(recipe['yield']),
  times: {
    prep: timeOf(recipe['prepTime']),
    cook: timeOf(recipe['cookTime']),
    total: timeOf(recipe['totalTime']),
  },
  ingredients: melaLines(recipe['ingredients']),
  steps: melaLines(recipe['instructions']),
  notes: melaLines(recipe['notes']),
});
