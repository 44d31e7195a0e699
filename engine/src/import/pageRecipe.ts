import { detectLanguage } from '../language/detectLanguage.ts';
import type { RecipeLanguage } from '../language/languagePack.ts';
import { lexiconOf } from '../language/lexicon.ts';
import { isHeading } from '../text/line/heading.ts';
import type { SectionPhrases } from '../text/recipe/classifyRow.ts';
import { minutesText } from '../text/recipe/durationText.ts';
import { isTimeLine, isYieldLine, type Section, sectionOf } from '../text/recipe/recipeLine.ts';
import { partHeading, type RecipeParts } from '../text/recipe/recipeParts.ts';
import { sectionPhrases } from '../text/recipe/sectionPhrases.ts';
import { statedTimes } from '../text/recipe/statedTimes.ts';
import { type Source, sourceOf } from '../text/source.ts';
import { type Block, BOLD, PLAIN } from './pageBlocks.ts';

/** Headings, yields and times are shorter, in characters. */
const MAX_SHORT = 80;

type Languages = readonly RecipeLanguage[];

interface Line extends Block {
  /** The part of a recipe that it starts. */
  starts: Section | null;
}

interface Reader {
  language: RecipeLanguage;
  words: SectionPhrases;
  sourceOf: (text: string) => Source;
}

function readerOf(language: RecipeLanguage): Reader {
  const lexicon = lexiconOf(language.line);
  return {
    language,
    words: sectionPhrases(language.recipe),
    sourceOf: (text) => sourceOf(text, lexicon),
  };
}

const startsWithAmount = (text: string) => /^\W{0,3}[\d¼-¾⅐-⅞]/.test(text);
const isSentence = (text: string) => /[.!?…)]$/.test(text) && text.split(' ').length > 2;

/** `Step 1`, `Étape 2`: a heading that says no more than its number. */
const isCount = (text: string) => /^\p{L}+ \d{1,2}\W?$/u.test(text);

/** Whether a heading inside a part is one of a group, and not of something else. */
function isGroup(
  lines: readonly Line[],
  at: number,
  { start, reader }: { start: number; reader: Reader },
): boolean {
  const [line, first] = [lines[at], lines[start]];
  if (!line || !first) return false;
  const { tokens, lexicon } = reader.sourceOf(line.text);
  if (isCount(line.text) || isHeading(tokens, lexicon)) return true;
  const last = first.level === PLAIN ? 3 : first.level;
  if (first.starts === 'ingredients') return line.level > last || isListBelow(lines, at);
  // Groups of steps have a heading before the first step
  return line.level > last && (line.level === BOLD || lines[start + 1]?.level === line.level);
}

/** Whether a line starts another part than the one it is in. */
const startsOther = ({ starts, level }: Line, part: Line | undefined) =>
  starts !== null && !(starts === part?.starts && level > part.level);

/** How far the part goes that starts at a row: to the next part, or to a heading of something else. */
function endOf(lines: readonly Line[], start: number, reader: Reader): number {
  const end = lines.findIndex(
    (line, at) =>
      at > start &&
      (startsOther(line, lines[start]) || (line.level < PLAIN && !isGroup(lines, at, { start, reader }))),
  );
  return end < 0 ? lines.length : end;
}

/** Whether most lines below a heading start with an amount, so that it is one of a group of ingredients. */
function isListBelow(lines: readonly Line[], at: number): boolean {
  const next = lines.findIndex(({ level, starts }, row) => row > at && (level < PLAIN || starts !== null));
  const below = lines.slice(at + 1, next < 0 ? at + 1 : next);
  return below.length > 0 && below.filter(({ text }) => startsWithAmount(text)).length * 2 > below.length;
}

/** The lines of an item as one. */
function joinItems(lines: readonly Line[]): Line[] {
  const joined: Line[] = [];
  for (const line of lines) {
    const before = joined.at(-1);
    if (before && line.item !== null && before.item === line.item && before.level === line.level)
      joined.splice(-1, 1, { ...before, text: `${before.text} ${line.text}` });
    else joined.push(line);
  }
  return joined;
}

/** The lines of a part: where it is a list, only items, headings and what reads as one of its lines. */
function listOf(lines: readonly Line[], isLine: (text: string) => boolean): string[] {
  const all = joinItems(lines);
  const isList = all.filter(({ item }) => item !== null).length > 1;
  return all.flatMap(({ text, level, item }) => {
    if (isCount(text)) return [];
    if (level < PLAIN) return isSentence(text) || startsWithAmount(text) ? [text] : [partHeading(text)];
    return !isList || item !== null || isLine(text) ? [text] : [];
  });
}

/** The count in `Ingredients for 4` and `Zutaten (4 Portionen)`. */
const countIn = (heading: string) => /\d.*$/.exec(heading)?.[0].replace(/[\s):]+$/, '') ?? '';

/** The recipe at one heading of ingredients; null if no ingredients follow it. */
function recipeAt(lines: readonly Line[], start: number, reader: Reader): RecipeParts | null {
  const { language, words } = reader;
  const end = endOf(lines, start, reader);
  const stepsAt = lines.findIndex(({ starts }, row) => row >= end && starts === 'steps');
  const isHeadLine = ({ text, item }: Line) =>
    item === null && text.length < MAX_SHORT && isTimeLine(reader.sourceOf(text), words.time, true);
  const isYield = ({ text, level }: Line) =>
    level >= BOLD && text.length < MAX_SHORT && isYieldLine(reader.sourceOf(text), words.yield, null);
  const isStated = (line: Line) => isYield(line) || isHeadLine(line);
  const below = stepsAt < 0 ? [] : lines.slice(stepsAt + 1, endOf(lines, stepsAt, reader));
  const intro = below.findIndex((line) => !isHeadLine(line));
  const ingredients = listOf(
    lines.slice(start + 1, end).filter((line) => line.item !== null || !isStated(line)),
    (text) => startsWithAmount(text),
  );
  if (ingredients.length === 0) return null;
  const head = [...lines.slice(0, end), ...below.slice(0, Math.max(intro, 0))];
  const stated = statedTimes(
    head.filter(isHeadLine).map(({ text }) => reader.sourceOf(text)),
    language,
  );
  return {
    name: '',
    yields: head.find(isYield)?.text ?? countIn(lines[start]?.text ?? ''),
    times: {
      prep: minutesText(stated.prep ?? 0),
      cook: minutesText(stated.cook ?? 0),
      total: minutesText(stated.total ?? 0),
    },
    ingredients,
    steps: listOf(below.slice(Math.max(intro, 0)), isSentence),
  };
}

const amountsOf = ({ ingredients }: RecipeParts) => ingredients.filter(startsWithAmount).length;

/** Where a recipe with steps counts, else that with the most amounts; the first of equals. */
function best(recipes: readonly RecipeParts[]): RecipeParts | null {
  const rank = (recipe: RecipeParts) => (recipe.steps.length > 0 ? 1000 : 0) + amountsOf(recipe);
  return recipes.toSorted((one, other) => rank(other) - rank(one))[0] ?? null;
}

function recipeIn(blocks: readonly Block[], reader: Reader): RecipeParts | null {
  const lines = blocks.map((block) => ({
    ...block,
    starts:
      block.text.length < MAX_SHORT ? sectionOf(reader.sourceOf(block.text).tokens, reader.words) : null,
  }));
  return best(
    lines.flatMap(({ starts }, at) => (starts === 'ingredients' ? (recipeAt(lines, at, reader) ?? []) : [])),
  );
}

/** The recipe in some lines of a page, read in the language of what it says: headings are alike in several. */
function recipeOf(blocks: readonly Block[], languages: Languages): RecipeParts | null {
  const found = languages.map((language) => recipeIn(blocks, readerOf(language)));
  const any = best(found.filter((recipe) => recipe !== null));
  if (!any) return null;
  const language = detectLanguage([...any.ingredients, ...any.steps].join('\n'), languages);
  return found[languages.findIndex((other) => other === language)] ?? any;
}

/**
 * The recipe of a page without data, by its headings for ingredients and steps in one of some languages; null if the
 * page has no list below such a heading. Hidden parts count only where the others lack ingredients or steps.
 */
export function pageRecipe(blocks: readonly Block[], languages: Languages): RecipeParts | null {
  const shown = recipeOf(
    blocks.filter(({ isApart }) => !isApart),
    languages,
  );
  const recipe =
    shown && shown.steps.length > 0
      ? shown
      : best([shown, recipeOf(blocks, languages)].filter((one) => one !== null));
  return recipe && recipe.ingredients.length + recipe.steps.length > 1 ? recipe : null;
}
