import type { RecipeLanguage } from '../language/languagePack.ts';
import { type Lexicon, lexiconOf, type Phrases, phraseAt } from '../language/lexicon.ts';
import { skipSpace } from '../language/tokens.ts';
import { numberAt } from '../text/findings/numbers.ts';
import type { SectionPhrases } from '../text/recipe/classifyRow.ts';
import { endsSentence, startsWithAmount } from '../text/recipe/lineLook.ts';
import {
  isNutritionLine,
  isTimeLine,
  isYieldLine,
  type Section,
  sectionOf,
} from '../text/recipe/recipeLine.ts';
import { type Source, sourceOf } from '../text/source.ts';
import { type Block, BOLD, PLAIN } from './pageBlocks.ts';
import { joinLabels, MAX_FACTS, type SourceBlock, shortSource } from './pageLabels.ts';
import { pagePhrases } from './pagePhrases.ts';
import { splitLines } from './pageText.ts';

/** How many lines of one ingredient may start with an amount: `1 cup`, `250 ml`. */
const MAX_AMOUNTS_OF_ITEM = 3;

/** A line of a page as one language reads it. */
export interface PageLine extends SourceBlock {
  /** The part of a recipe that it starts. */
  starts: Section | null;
  /** Whether it says no more than that: `Ingredients`, not `Brownie Ingredients`. */
  isWhole: boolean;
  /** What of a recipe it states. */
  states: 'yield' | 'time' | null;
}

/** The part that a heading names at its start or end: `How to make brownies`, `Brownie ingredients`. */
function namedSection(source: Source, words: SectionPhrases): Section | null {
  // `Marinade ingredients (optional)`
  const bracket = source.tokens.findIndex(({ key }) => key === '(');
  const tokens = bracket > 0 ? source.tokens.slice(0, bracket) : source.tokens;
  const at = tokens.flatMap(({ kind }, index) => (kind === 'word' ? [index] : []));
  const [first = 0] = at;
  const end = (at.at(-1) ?? 0) + 1;
  // `Share this recipe`
  const isOfPage = phraseAt(tokens, at.at(-1) ?? 0, words.page)?.next === end;
  const names = (phrases: Phrases<true>) =>
    phraseAt(tokens, first, phrases) !== null ||
    (!isOfPage && at.some((index) => phraseAt(tokens, index, phrases)?.next === end));
  const endOf = (phrases: Phrases<true>) => phraseAt(tokens, first, phrases)?.next ?? 0;
  // `Temps de préparation`, but not `Préparation de la pâte`
  if (Math.max(endOf(words.time), endOf(words.yield)) > endOf(words.steps)) return null;
  return (['notes', 'ingredients', 'steps'] as const).find((section) => names(words[section])) ?? null;
}

function pageLine(block: SourceBlock, words: SectionPhrases): PageLine {
  const { source, level } = block;
  if (!source) return { ...block, starts: null, isWhole: false, states: null };
  const whole = sectionOf(source.tokens, words);
  const states = isTimeLine(source, words.time, true)
    ? 'time'
    : isYieldLine(source, words.yield, null)
      ? 'yield'
      : null;
  const starts = whole ?? (level < PLAIN && states === null ? namedSection(source, words) : null);
  return { ...block, starts, isWhole: whole !== null, states };
}

/** The items that are no line of a list, but cells that the page is laid out with: they hold a heading or a list. */
function layoutCells(lines: readonly PageLine[]): ReadonlySet<number | null> {
  const cells = new Set(lines.filter(({ starts }) => starts !== null).map(({ item }) => item));
  const amounts = new Map<number | null, number>();
  for (const { item, text } of lines)
    if (startsWithAmount(text)) amounts.set(item, (amounts.get(item) ?? 0) + 1);
  for (const [item, count] of amounts) if (count > MAX_AMOUNTS_OF_ITEM) cells.add(item);
  return cells;
}

/** `Serves 2-4 | Total time: 30 minutes`, `Prep: 5 min Servings: 4`: several facts of a recipe in one line. */
function factsIn(text: string, words: SectionPhrases, lexicon: Lexicon): readonly string[] {
  if (!/[:|•·]/.test(text) || isNutritionLine(text, null, lexicon)) return [];
  const tokens = shortSource(text, lexicon, MAX_FACTS)?.tokens ?? [];
  let marked = '';
  for (let at = 0; at < tokens.length; ) {
    const next = (phraseAt(tokens, at, words.time) ?? phraseAt(tokens, at, words.yield))?.next ?? at + 1;
    const colon = skipSpace(tokens, next);
    const isLabel = tokens[colon]?.key === ':' && colon + 1 < tokens.length;
    if (isLabel && tokens[at]?.kind === 'word') marked += ' | ';
    for (; at < next; at++) marked += tokens[at]?.text ?? '';
  }
  const facts = splitLines(marked, /\s[|•·]\s/);
  return facts.length > 1 ? facts : [];
}

/** `Ingredients: 2 eggs, 1 leek`, `Method: Mix it all. Bake it.`: a label, and what it labels in the same line. */
const LABELED = /^([^:.,]{3,40}:)\s+(.*[,.].*)$/u;

/** A line that has the label of a part before what belongs to it, as two lines. */
function apart(block: SourceBlock, words: SectionPhrases, lexicon: Lexicon): readonly SourceBlock[] {
  const [, label = '', rest = ''] = LABELED.exec(block.text) ?? [];
  const source = sourceOf(label, lexicon);
  const section = label === '' ? null : sectionOf(source.tokens, words);
  const isPart =
    section === 'steps' ? isStep(rest) : section === 'ingredients' && /\p{N}.*,.*\p{N}/u.test(rest);
  if (!isPart) return [block];
  return [
    { ...block, text: label, source },
    { ...block, text: rest, source: shortSource(rest, lexicon) },
  ];
}

/** Whether a heading is none: a whole sentence in bold, what is too long, a line of a list. */
const isLineInBold = (block: SourceBlock) =>
  block.level === BOLD
    ? !block.source || isStep(block.text) || isMeasured(block) || /^[-•*] /.test(block.text)
    : block.level > 1 && isMeasured(block);

/** Those behind `Ingredients` side by side with it, `Method`, `Nutrition`, which stand over nothing. */
const isTab = ({ starts, item, shape }: PageLine, before: PageLine | undefined) =>
  (starts === 'steps' || starts === 'notes') &&
  item !== null &&
  before?.starts != null &&
  before.starts !== starts &&
  before.shape === shape;

/** The blocks of a page as lines of one language. */
export function pageLines(blocks: readonly Block[], { recipe, line }: RecipeLanguage): readonly PageLine[] {
  const lexicon = lexiconOf(line);
  const words = pagePhrases(recipe);
  const sources = blocks.map((block) => ({ ...block, source: shortSource(block.text, lexicon) }));
  const lineOf = (block: SourceBlock) =>
    pageLine(block.level < PLAIN && isLineInBold(block) ? { ...block, level: PLAIN } : block, words);
  const single = joinLabels(sources, words, lexicon).flatMap((block) => apart(block, words, lexicon));
  const read = single.flatMap((block) => {
    const facts = factsIn(block.text, words, lexicon).map((text) =>
      lineOf({ ...block, text, source: shortSource(text, lexicon) }),
    );
    return facts.some(({ states }) => states !== null) ? facts : [lineOf(block)];
  });
  const lines = read.filter((line, at) => !isTab(line, read[at - 1]));
  const cells = layoutCells(lines);
  return lines.map((line) => (cells.has(line.item) ? { ...line, item: null } : line));
}

/** A line with another text, in its language. */
export const withText = (line: PageLine, text: string): PageLine => ({
  ...line,
  text,
  source: line.source && shortSource(text, line.source.lexicon),
});

/** Where the number at the start of a source ends and the unit behind it, which is null if there is none. */
function amountEnd({ tokens, lexicon }: Source): { end: number; unit: number | null } | null {
  const number = numberAt(tokens, 0, lexicon);
  const at = number ? skipSpace(tokens, number.next) : 0;
  if (at === 0) return null;
  return { end: at, unit: at < tokens.length ? (phraseAt(tokens, at, lexicon.units)?.next ?? null) : null };
}

/** Whether a line is nothing but an amount: `2`, `50 g`, `2 lb.` */
export function isAmount({ source }: PageLine): boolean {
  const amount = source && amountEnd(source);
  if (!source || !amount) return false;
  const { end, unit } = amount;
  return source.tokens.slice(unit ?? end).every(({ key }) => unit !== null && key === '.');
}

/** Whether a line starts with an amount in a unit. */
export const isMeasured = ({ source }: SourceBlock) => (source && amountEnd(source)?.unit) != null;

/** `Step 1`, `Étape 2`, `3.`: a line that says no more than which step it is. */
export const isCount = (text: string) => /^(?:\p{L}+ )?\d{1,2}\W?$/u.test(text);

/** Whether a text is a sentence or several, the last of which may lack its period. */
export const isSentence = (text: string) =>
  (endsSentence(text) || /[\p{Ll})][.!?] \p{Lu}/u.test(text)) && text.split(' ').length > 2;

/** Whether a text is a sentence, and not a garnish told in a few words: `Salt to taste.` */
export const isStep = (text: string) => endsSentence(text) && text.split(' ').length > 4;
