import type { RecipeLanguage } from '../language/languagePack.ts';
import { type Lexicon, type Phrases, phraseAt } from '../language/lexicon.ts';
import { isHeading } from '../text/line/heading.ts';
import type { SectionPhrases } from '../text/recipe/classifyRow.ts';
import { isTimeLine, isYieldLine, type Section, sectionOf } from '../text/recipe/recipeLine.ts';
import { sectionPhrases } from '../text/recipe/sectionPhrases.ts';
import { type Source, sourceOf } from '../text/source.ts';
import { type Block, BOLD, PLAIN } from './pageBlocks.ts';

/** Headings, yields and times are shorter, in characters. */
const MAX_SHORT = 80;

/** A line of a page as one language reads it. */
export interface PageLine extends Block {
  /** Null for a long line. */
  source: Source | null;
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
  if (phraseAt(tokens, first, words.time) || phraseAt(tokens, first, words.yield)) return null;
  return (['notes', 'ingredients', 'steps'] as const).find((section) => names(words[section])) ?? null;
}

export function pageLine(block: Block, { recipe }: RecipeLanguage, lexicon: Lexicon): PageLine {
  const { text, level } = block;
  if (text.length >= MAX_SHORT) return { ...block, source: null, starts: null, isWhole: false, states: null };
  const source = sourceOf(text, lexicon);
  const words = sectionPhrases(recipe);
  const whole = sectionOf(source.tokens, words);
  const states = isTimeLine(source, words.time, true)
    ? 'time'
    : isYieldLine(source, words.yield, null)
      ? 'yield'
      : null;
  const starts = whole ?? (level < PLAIN && states === null ? namedSection(source, words) : null);
  return { ...block, source, starts, isWhole: whole !== null, states };
}

export const startsWithAmount = (text: string) => /^\W{0,3}[\d¼-¾⅐-⅞]/.test(text);

/** `Step 1`, `Étape 2`: a heading that says no more than its number. */
export const isCount = (text: string) => /^\p{L}+ \d{1,2}\W?$/u.test(text);

/** The number of a step in an element of its own. */
export const isStepNumber = (text: string) => /^\d{1,2}[.)]?$/.test(text);

/** Whether most lines below a heading start with an amount, so that it is one of a group of ingredients. */
function isListBelow(lines: readonly PageLine[], at: number): boolean {
  let [all, amounts] = [0, 0];
  for (let row = at + 1; row < lines.length; row++) {
    const line = lines[row];
    if (!line || line.level < PLAIN || line.starts !== null) break;
    all += 1;
    if (startsWithAmount(line.text)) amounts += 1;
  }
  return amounts * 2 > all;
}

/** Whether a heading inside a part is one of a group, and not of something else. */
function isGroup(lines: readonly PageLine[], at: number, start: number): boolean {
  const [line, first] = [lines[at], lines[start]];
  if (!line || !first) return false;
  if (isCount(line.text) || (line.source && isHeading(line.source.tokens, line.source.lexicon))) return true;
  const last = first.level === PLAIN ? 3 : first.level;
  if (first.starts === 'ingredients') return line.level > last || isListBelow(lines, at);
  const below = lines[start + 1];
  const firstBelow = below && isStepNumber(below.text) ? lines[start + 2] : below;
  // Groups of steps have a heading before the first step
  return line.level > last && (line.level === BOLD || firstBelow?.level === line.level);
}

/** Whether a line starts another part than the one it is in. */
const startsOther = ({ starts, level }: PageLine, part: PageLine | undefined) =>
  starts !== null && !(starts === part?.starts && level > part.level);

/** How far the part goes that starts at a row: to the next part, or to a heading of something else. */
export function endOfPart(lines: readonly PageLine[], start: number): number {
  const part = lines[start];
  for (let at = start + 1; at < lines.length; at++) {
    const line = lines[at];
    if (!line || startsOther(line, part)) return at;
    if (line.level < PLAIN && !isGroup(lines, at, start)) return at;
  }
  return lines.length;
}
