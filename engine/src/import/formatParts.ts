import { detectLanguage } from '../language/detectLanguage.ts';
import type { RecipeLanguage } from '../language/languagePack.ts';
import type { RecipeWords } from '../language/recipe/recipeWords.ts';
import { type RecipeText, readRecipe } from '../text/recipe/readRecipe.ts';
import type { LineKind, Section } from '../text/recipe/recipeLine.ts';
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
export const yieldLine = (yields: string, words: { yields: string }, isMarked = false) =>
  isMarked || /^\d/.test(yields) ? `${words.yields} ${yields}` : yields;

export const timeLines = (times: RecipeParts['times'], words: RecipeWords['headings']) =>
  (['prep', 'cook', 'total'] as const).flatMap((id) => (times[id] ? [`${words[id]} ${times[id]}`] : []));

/** The parts of a recipe that need a mark to be read as what they are. */
type Marked = Readonly<Partial<Record<'name' | 'yields' | 'ingredients' | 'steps', boolean>>>;

const isPartHeading = (line: string) => line.endsWith(':');

/** An existing bullet stays the only one. */
const listed = (lines: readonly string[], isMarked: boolean | undefined) =>
  isMarked ? lines.map((line) => `- ${line.replace(/^[-*•]\s+/, '')}`) : lines;

function write(parts: RecipeParts, words: RecipeWords['headings'], marked: Marked = {}): string {
  const { name, yields, times } = parts;
  const section = (id: 'ingredients' | 'steps') =>
    parts[id].length > 0 ? [words[id], ...listed(parts[id], marked[id])] : [];
  return [
    [marked.name ? `# ${name}` : name, yieldLine(yields, words, marked.yields), ...timeLines(times, words)],
    section('ingredients'),
    section('steps'),
  ]
    .map((part) => part.filter(Boolean).join('\n'))
    .filter(Boolean)
    .join('\n\n');
}

type Reading = RecipeText<RecipeLanguage>;

/**
 * The recipe as text without marks, its headings in the language in which the whole is read: a title in another language
 * may outweigh short lines. Null if it cannot be read.
 */
function readWith(
  words: RecipeWords['headings'],
  parts: RecipeParts,
  languages: readonly [RecipeLanguage, ...RecipeLanguage[]],
): { words: RecipeWords['headings']; reading: Reading } | null {
  for (let tried = words; ; ) {
    const read = readRecipe(write(parts, tried), languages);
    if (!read.ok) return null;
    const own = read.value.language.recipe.headings;
    if (own === tried || tried === SCHEMA_HEADINGS) return { words: tried, reading: read.value };
    tried = tried === words ? own : SCHEMA_HEADINGS;
  }
}

/** Whether a part's lines, which end `end` rows below the first, would be read as something else. */
function isMistaken(
  { lines }: Reading,
  list: readonly string[],
  { kind, section, end }: { kind: LineKind; section: Section; end: number },
): boolean {
  const byRow = new Map(lines.map((line) => [line.row, line]));
  return list.some((line, index) => {
    const found = byRow.get(end - list.length + index);
    const isHeading = found?.section === section && (kind === 'ingredient' || isPartHeading(line));
    return found?.kind !== kind && !(found?.kind === 'heading' && isHeading);
  });
}

/**
 * What would be read as something else: a yield in another language, a long ingredient as a step, a short step as a
 * time.
 */
function mistakenParts(
  reading: Reading,
  { name, yields, ingredients, steps }: RecipeParts,
  rows: number,
): Marked {
  // The heading of the steps and the blank row before it
  const stepRows = steps.length > 0 ? steps.length + 2 : 0;
  return {
    name: name !== '' && reading.title !== name,
    yields: yields !== '' && reading.yield === null,
    ingredients: isMistaken(reading, ingredients, {
      kind: 'ingredient',
      section: 'ingredients',
      end: rows - stepRows,
    }),
    steps: isMistaken(reading, steps, { kind: 'step', section: 'steps', end: rows }),
  };
}

/**
 * Formats a recipe as one text for `readRecipe`, with headings in its language. Only where a line would be read as
 * something else, the title gets a `#` or the lines of the list a dash.
 */
export function formatParts(parts: RecipeParts, languages: Languages): string {
  const words = headingsFor([...parts.ingredients, ...parts.steps].join('\n'), languages);
  const [first, ...more] = languages;
  const read = first ? readWith(words, parts, [first, ...more]) : null;
  const text = write(parts, read?.words ?? words);
  if (!read) return text;
  const mistaken = mistakenParts(read.reading, parts, text.split('\n').length);
  return Object.values(mistaken).some(Boolean) ? write(parts, read.words, mistaken) : text;
}
