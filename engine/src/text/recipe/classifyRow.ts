import type { Phrases } from '../../language/lexicon.ts';
import type { TextLine } from '../line/textLine.ts';
import type { Source } from '../source.ts';
import { isNumberedLine, likeness, listsFoods, looksLikeHeading, startsWithAmount } from './lineLook.ts';
import {
  isNutritionLine,
  isTimeLine,
  isYieldLine,
  type LineKind,
  type Section,
  wordsOf,
  yieldBehindName,
} from './recipeLine.ts';

/** Phrases that start the parts of a recipe, its yield and its times. */
export interface SectionPhrases extends Readonly<Record<Section, Phrases<true>>> {
  yield: Phrases<true>;
  servings: Phrases<true>;
  time: Phrases<true>;
  page: Phrases<true>;
}

/** The context of a row: what precedes it. */
export interface PrecedingRows {
  section: Section | null;
  /** True if all rows before are blank. */
  isFirst: boolean;
  /** True if there is no ingredient or step before, or no step below the heading of steps, where pages print times. */
  isHead: boolean;
  /** True if the recipe has an ingredients heading somewhere; text before it is an introduction. */
  isIntroduced: boolean;
  /** True if no blank row is between it and the heading of its section. */
  isListed: boolean;
}

/** Headings, yields and times are shorter, in characters. */
const MAX_HEADING_LENGTH = 200;
const MAX_TITLE_WORDS = 14;
const MAX_TITLE_LENGTH = 120;

export const mayBeHeading = ({ text }: Source) => text.length < MAX_HEADING_LENGTH;

const isTitle = ({ text, tokens }: TextLine) =>
  wordsOf(tokens).length <= MAX_TITLE_WORDS &&
  text.length <= MAX_TITLE_LENGTH &&
  !/[.;]\s*$/.test(text) &&
  /\p{L}/u.test(text);

const isMeasuredFirst = (line: TextLine) =>
  (startsWithAmount(line.text) || listsFoods(line)) && likeness(line) > 0;

/** Among steps, a row that only gives a time may stand at the head: `Cooking time 20 minutes`, but not `... at 350 °F`. */
function mayStateTime({ tokens, lexicon }: TextLine, section: Section | null, isHead: boolean): boolean {
  if (section !== 'steps') return true;
  const last = wordsOf(tokens).at(-1);
  return isHead && last !== undefined && lexicon.list.timeUnits.map.has(last.key);
}

/** The kind of a row that gives a time or the yield; else null. */
function timeOrYield(
  line: TextLine,
  words: SectionPhrases,
  { section, isHead }: PrecedingRows,
): LineKind | null {
  if (!mayBeHeading(line)) return null;
  if (mayStateTime(line, section, isHead) && isTimeLine(line, words.time, isHead)) return 'time';
  return isYieldLine(line, words.yield, section) ? 'yield' : null;
}

/** The kind of a row below a heading, or before any. */
function kindInSection(line: TextLine, { section, isIntroduced }: PrecedingRows): LineKind | null {
  if (section === 'notes' || (section === null && isIntroduced)) return 'note';
  if (section === 'steps') return looksLikeHeading(line) && !isNumberedLine(line) ? 'heading' : 'step';
  return looksLikeHeading(line) ? 'heading' : null;
}

/**
 * The kind of a row with a dash or bullet in the list right below a section's heading: what the section says, however
 * the row looks; else null.
 */
export function kindOfItem(line: TextLine, { section, isListed }: PrecedingRows): LineKind | null {
  if (!isListed || section === 'notes' || !/^\s*[-•*]\s/.test(line.text)) return null;
  if (line.text.trimEnd().endsWith(':')) return 'heading';
  if (section === 'steps') return 'step';
  return line.read.heading ? 'heading' : 'ingredient';
}

/** The kind of a row that is not the heading of a section; null for an ingredient or a step, which its neighbors decide. */
export function classifyRow(line: TextLine, words: SectionPhrases, before: PrecedingRows): LineKind | null {
  if (before.isFirst && /^#\s/.test(line.text)) return 'title';
  const { section, isFirst, isHead, isIntroduced } = before;
  const fact = timeOrYield(line, words, before);
  // `Servings: 8 Calories: 412 kcal`
  const isOfHead = fact !== null && isHead && section === null;
  if (!isOfHead && isNutritionLine(line.text, section, line.lexicon)) return 'note';
  if (isFirst && mayBeHeading(line) && yieldBehindName(line, words.yield) !== null) return 'title';
  if (fact) return fact;
  if (isFirst && isTitle(line) && (isIntroduced || !isMeasuredFirst(line))) return 'title';
  return kindInSection(line, before);
}
