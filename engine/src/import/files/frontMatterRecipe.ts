import { frontMatterLists, parseFrontMatter, timesOf, yieldOf } from '../../text/recipe/parseFrontMatter.ts';
import { stripMarkdown } from '../../text/recipe/stripMarkdown.ts';
import { linesOf } from './fields.ts';
import type { StoredRecipe } from './storedRecipe.ts';

const STEP_KEYS = ['directions', 'instructions', 'steps', 'method'] as const;

const bare = (lines: readonly string[]) => lines.flatMap((line) => linesOf(stripMarkdown(line).text));

/**
 * A page of a static site whose front matter lists ingredients, and perhaps steps, as themes of Jekyll for recipes have
 * it; else the steps are its text. Null for any other text.
 */
export function frontMatterRecipe(text: string): StoredRecipe | null {
  const lists = frontMatterLists(text);
  const ingredients = bare(lists.get('ingredients') ?? []);
  if (ingredients.length === 0) return null;
  const { fields } = parseFrontMatter(text);
  const steps = STEP_KEYS.flatMap((key) => lists.get(key) ?? []);
  const body = linesOf(stripMarkdown(text).text);
  return {
    name: fields.get('title') ?? fields.get('name') ?? '',
    yields: yieldOf(fields),
    times: timesOf(fields),
    ingredients,
    steps: steps.length > 0 ? bare(steps) : body,
    notes: steps.length > 0 ? body : [],
  };
}
