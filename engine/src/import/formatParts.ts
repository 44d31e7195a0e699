import { detectLanguage } from '../language/detectLanguage.ts';
import type { RecipeLanguage } from '../language/languagePack.ts';
import type { RecipeWords } from '../language/recipe/recipeWords.ts';
import { readRecipe } from '../text/recipe/readRecipe.ts';
import type { RecipeParts } from '../text/recipe/recipeParts.ts';

/** The languages that a recipe may be in; the first is the default. */
export type Languages = readonly RecipeLanguage[];

/** English headings, which the readers of every language know. */
const SCHEMA_HEADINGS: RecipeWords['headings'] = {
  yields: 'Yield:',
  prep: 'Prep time:',
  cook: 'Cook time:',
  total: 'Total time:',
  ingredients: 'Ingredients',
  steps: 'Instructions',
};

/** The headings for the parts of a recipe, in its own language. */
export const headingsFor = (text: string, languages: Languages) =>
  detectLanguage(text, languages)?.recipe.headings ?? SCHEMA_HEADINGS;

/** Labels a bare yield such as `6` or `12 muffins`, which would be read as an ingredient. */
export const yieldLine = (yields: string, words: { yields: string }) =>
  /^\d/.test(yields) ? `${words.yields} ${yields}` : yields;

export const timeLines = (times: RecipeParts['times'], words: RecipeWords['headings']) =>
  (['prep', 'cook', 'total'] as const).flatMap((id) => (times[id] ? [`${words[id]} ${times[id]}`] : []));

/** The parts of a recipe that need a mark to be read as what they are. */
type Marked = Readonly<Record<'name' | 'ingredients' | 'steps', boolean>>;

const isPartHeading = (line: string) => line.endsWith(':');

/** An existing bullet stays the only one. */
const listed = (lines: readonly string[], isMarked: boolean) =>
  isMarked ? lines.map((line) => (isPartHeading(line) ? line : `- ${line.replace(/^[-*•]\s+/, '')}`)) : lines;

function write(parts: RecipeParts, words: RecipeWords['headings'], marked: Marked): string {
  const { name, yields, times } = parts;
  const section = (id: 'ingredients' | 'steps') =>
    parts[id].length > 0 ? [words[id], ...listed(parts[id], marked[id])] : [];
  return [
    [marked.name ? `# ${name}` : name, yieldLine(yields, words), ...timeLines(times, words)],
    section('ingredients'),
    section('steps'),
  ]
    .map((part) => part.filter(Boolean).join('\n'))
    .filter(Boolean)
    .join('\n\n');
}

/** What of a recipe's text would be read as something else: a long ingredient as a step, a short step as a time. */
function mistakenParts(text: string, parts: RecipeParts, languages: Languages): Marked | null {
  const [first, ...more] = languages;
  const read = first && readRecipe(text, [first, ...more]);
  if (!read?.ok) return null;
  const { title, lines } = read.value;
  const rows = text.split('\n');
  const isMistaken = (section: 'ingredients' | 'steps', kind: 'ingredient' | 'step') => {
    const list = parts[section];
    const end =
      section === 'steps' ? rows.length : rows.length - (parts.steps.length > 0 ? parts.steps.length + 2 : 0);
    const at = end - list.length;
    const byRow = new Map(lines.map((line) => [line.row, line]));
    return list.some((line, index) => {
      const found = byRow.get(at + index);
      const isHeading = section === 'ingredients' ? found?.section === section : isPartHeading(line);
      return found?.kind !== kind && !(found?.kind === 'heading' && isHeading);
    });
  };
  return {
    name: parts.name !== '' && title !== parts.name,
    ingredients: isMistaken('ingredients', 'ingredient'),
    steps: isMistaken('steps', 'step'),
  };
}

/**
 * Formats a recipe as one text for `readRecipe`, with headings in its language. Only where a line would be read as
 * something else, the title gets a `#` or the lines of the list a dash.
 */
export function formatParts(parts: RecipeParts, languages: Languages): string {
  const words = headingsFor([...parts.ingredients, ...parts.steps].join('\n'), languages);
  const plain = write(parts, words, { name: false, ingredients: false, steps: false });
  const mistaken = mistakenParts(plain, parts, languages);
  return mistaken && Object.values(mistaken).some(Boolean) ? write(parts, words, mistaken) : plain;
}
