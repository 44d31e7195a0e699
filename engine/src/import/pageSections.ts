import type { RecipeLanguage } from '../language/languagePack.ts';
import { type Lexicon, lexiconOf, type Phrases, phraseAt } from '../language/lexicon.ts';
import { skipSpace } from '../language/tokens.ts';
import { numberAt } from '../text/findings/numbers.ts';
import { isHeading } from '../text/line/heading.ts';
import type { SectionPhrases } from '../text/recipe/classifyRow.ts';
import { endsSentence, startsWithAmount } from '../text/recipe/lineLook.ts';
import { isTimeLine, isYieldLine, type Section, sectionOf } from '../text/recipe/recipeLine.ts';
import type { Source } from '../text/source.ts';
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
function namedSection({ tokens }: Source, words: SectionPhrases): Section | null {
  const at = tokens.flatMap(({ kind }, index) => (kind === 'word' ? [index] : []));
  const [first = 0] = at;
  const end = (at.at(-1) ?? 0) + 1;
  const names = (phrases: Phrases<true>) =>
    phraseAt(tokens, first, phrases) !== null ||
    at.some((index) => phraseAt(tokens, index, phrases)?.next === end);
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
  if (!/[:|•·]/.test(text)) return [];
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

/** Whether a heading is none: a whole sentence in bold, what is too long, a line of a list. */
const isLineInBold = (block: SourceBlock) =>
  block.level === BOLD
    ? !block.source || isStep(block.text) || isMeasured(block)
    : block.level > 1 && isMeasured(block);

/** The second of `Ingredients` and `Method` side by side, which stands over no steps. */
const isTab = ({ starts, item, shape }: PageLine, before: PageLine | undefined) =>
  starts === 'steps' && item !== null && before?.starts === 'ingredients' && before.shape === shape;

/** The blocks of a page as lines of one language. */
export function pageLines(blocks: readonly Block[], { recipe, line }: RecipeLanguage): readonly PageLine[] {
  const lexicon = lexiconOf(line);
  const words = pagePhrases(recipe);
  const sources = blocks.map((block) => ({ ...block, source: shortSource(block.text, lexicon) }));
  const lineOf = (block: SourceBlock) =>
    pageLine(block.level < PLAIN && isLineInBold(block) ? { ...block, level: PLAIN } : block, words);
  const read = joinLabels(sources, words, lexicon).flatMap((block) => {
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

/** Whether a heading stands over a list of sentences: steps under a heading of its own, `What To Do`. */
export function isStepListBelow(lines: readonly PageLine[], at: number): boolean {
  let end = at + 1;
  while (lines[end]?.level === PLAIN && lines[end]?.starts === null) end += 1;
  const items = lines.slice(at + 1, end).filter(({ item }) => item !== null);
  const sentences = items.filter(({ text }) => isStep(text));
  return sentences.length * 2 > items.length && !items.some(({ text }) => startsWithAmount(text));
}

/** Whether most lines below a heading start with an amount, so that it is one of a group of ingredients. */
function isListBelow(lines: readonly PageLine[], at: number): boolean {
  let [all, amounts] = [0, 0];
  for (let row = at + 1; row < lines.length; row++) {
    const line = lines[row];
    if (!line || line.level < PLAIN || line.starts !== null) break;
    // Amounts may stand in elements of their own
    const before = lines[row - 1];
    if (before && row > at + 1 && isAmount(before)) continue;
    all += 1;
    // Not the number of a step
    const isNumber = isCount(line.text) && isSentence(lines[row + 1]?.text ?? '');
    if (startsWithAmount(line.text) && !isNumber) amounts += 1;
  }
  return amounts * 2 > all;
}

/** Whether a heading inside a part is one of a group, and not of something else. */
function isGroup(lines: readonly PageLine[], at: number, start: number): boolean {
  const [line, first] = [lines[at], lines[start]];
  if (!line || !first) return false;
  if (first.starts === 'ingredients' && isStepListBelow(lines, at)) return false;
  if (isCount(line.text) || (line.source && isHeading(line.source.tokens, line.source.lexicon))) return true;
  const last = first.level === PLAIN ? 3 : first.level;
  if (first.starts === 'ingredients') return line.level > last || isListBelow(lines, at);
  if (line.level <= last || line.level === BOLD) return line.level > last;
  // Groups of steps have a heading before the first step, or no more than words before a list of steps
  const head = lines.findIndex(({ level }, row) => row > start && level < PLAIN);
  const isBefore = ({ text, item }: PageLine) =>
    isCount(text) || (item === null && isStepListBelow(lines, head));
  return lines[head]?.level === line.level && lines.slice(start + 1, head).every(isBefore);
}

/** Whether a line starts another part than the one it is in. */
const startsOther = ({ starts, level }: PageLine, part: PageLine | undefined) =>
  starts !== null && !(starts === part?.starts && level > part.level);

/** The first row from one on that is not of the part that starts at a row. */
function rowBehind(lines: readonly PageLine[], start: number, from: number): number {
  for (let at = from; at < lines.length; at++) {
    const line = lines[at];
    if (!line || startsOther(line, lines[start])) return at;
    if (line.level < PLAIN && !isGroup(lines, at, start)) return at;
  }
  return lines.length;
}

/** How far apart lines of one class may stand: a hint between two steps. */
const MAX_GAP = 5;

/**
 * How far the part goes that starts at a row: to the next part, or to a heading of something else; steps of a class that
 * no line before has go on behind it.
 */
export function endOfPart(lines: readonly PageLine[], start: number): number {
  const shape = lines[start + 1]?.shape ?? '';
  const isOwn = (line: PageLine) => line.shape === shape;
  const mayGoOn = lines[start]?.starts === 'steps' && /\w\.\w/.test(shape) && lines.findIndex(isOwn) > start;
  for (let end = rowBehind(lines, start, start + 1); ; ) {
    const next = lines.slice(end, end + MAX_GAP);
    const more = next.findIndex(isOwn);
    if (!mayGoOn || more < 0 || next.some(({ starts }) => starts === 'ingredients')) return end;
    end = rowBehind(lines, start, end + more + 1);
  }
}

/**
 * Where the list ends that starts at a row, with those right behind it that have a heading of ingredients, too: `Cake
 * ingredients`, `Frosting ingredients`; not one that names the same again, in other units.
 */
export function endOfLists(lines: readonly PageLine[], start: number): number {
  let end = endOfPart(lines, start);
  const namesIn = (from: number, to: number) =>
    lines.slice(from, to).flatMap(({ text }) => (startsWithAmount(text) ? text.split(' ').slice(-1) : []));
  const known = new Set(namesIn(start + 1, end));
  while (known.size > 0 && lines[end]?.starts === 'ingredients') {
    const next = endOfPart(lines, end);
    const names = namesIn(end + 1, next);
    if (
      (names.length === 0 && !lines[end]?.isWhole) ||
      (names.length > 2 && names.every((name) => known.has(name)))
    )
      break;
    for (const name of names) known.add(name);
    end = next;
  }
  return end;
}
