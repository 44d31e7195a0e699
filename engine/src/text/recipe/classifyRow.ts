import type { Phrases } from '../../language/lexicon.ts';
import { skipBullet } from '../line/lineFindings.ts';
import type { TextLine } from '../line/textLine.ts';
import type { Source } from '../source.ts';
import { classifyByLook, endsSentence, isNumberedStep, tellsCooking } from './lineLook.ts';
import {
  isNutritionLine,
  isTimeLine,
  isYieldLine,
  type LineKind,
  type Section,
  yieldBehindName,
} from './recipeLine.ts';

/** Phrases that start the parts of a recipe, its yield and its times. */
export interface SectionPhrases extends Readonly<Record<Section, Phrases<true>>> {
  yield: Phrases<true>;
  servings: Phrases<true>;
  time: Phrases<true>;
  /** Units of time. */
  duration: Phrases<true>;
}

/** The context of a row: what precedes it. */
export interface PrecedingRows {
  section: Section | null;
  /** The kind of the last row, ignoring yields and times. */
  kind: LineKind | null;
  /** True if a blank row precedes. */
  apart: boolean;
  /** True if all rows before are blank. */
  isFirst: boolean;
  /** True if there is no ingredient or step before. */
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
const MIN_LONG_STEP_LENGTH = 100;

export const mayBeHeading = ({ text }: Source) => text.length < MAX_HEADING_LENGTH;

const isNumberedLine = ({ tokens }: TextLine) => isNumberedStep(tokens, skipBullet(tokens));

const isTitle = ({ text, tokens }: TextLine) =>
  tokens.filter(({ kind }) => kind === 'word').length <= MAX_TITLE_WORDS &&
  text.length <= MAX_TITLE_LENGTH &&
  !/[.;]\s*$/.test(text) &&
  /\p{L}/u.test(text);

const startsWithNumber = ({ text }: TextLine) => /^\W*[\d¼-¾⅐-⅞]/u.test(text);

const startsWithAmount = (line: TextLine) => startsWithNumber(line) && classifyByLook(line) === 'ingredient';

/** Steps without a heading are a paragraph of sentences, separate from the ingredients. */
function kindAmongIngredients(line: TextLine, { apart, kind }: PrecedingRows): LineKind {
  const looks = classifyByLook(line);
  if (looks === 'heading') return 'heading';
  const closed = endsSentence(line);
  const isInList = !apart && kind !== 'step';
  const isCounted = startsWithNumber(line) && !isNumberedLine(line);
  // A list says more of some: `1.2 kg pork belly, skin on, ... (see the notes on how to choose it)`
  if (looks === 'step' && isCounted && (isInList || !closed)) return 'ingredient';
  const isStep =
    looks === 'step'
      ? line.text.length > MIN_LONG_STEP_LENGTH || (closed && !isInList)
      : closed && !apart && kind === 'step' && !/^\P{L}*\d/u.test(line.text);
  return isStep ? 'step' : 'ingredient';
}

/** The kind of a row before any heading. */
function kindWithoutSection(line: TextLine, { kind }: PrecedingRows): LineKind {
  const looks = classifyByLook(line);
  if (looks === 'heading') return 'heading';
  if (looks === 'ingredient')
    return kind === 'step' && !/\d|[¼-¾⅐-⅞]/.test(line.text) ? 'step' : 'ingredient';
  const isIntroduction = kind === null || kind === 'title' || kind === 'note';
  return isIntroduction && !(looks === 'step' && isNumberedLine(line)) ? 'note' : 'step';
}

function kindInSection(line: TextLine, words: SectionPhrases, before: PrecedingRows): LineKind {
  const { section, kind } = before;
  if (section === 'notes') return 'note';
  const follows = section === 'ingredients' || kind === 'ingredient' || kind === 'step';
  if (section !== 'steps' && follows && tellsCooking(line, words.duration)) return 'step';
  if (section === 'ingredients') return kindAmongIngredients(line, before);
  if (section === null) return kindWithoutSection(line, before);
  return classifyByLook(line) === 'heading' && !isNumberedLine(line) ? 'heading' : 'step';
}

/** The kind of a row that gives a time or the yield; else null. */
function timeOrYield(
  line: TextLine,
  words: SectionPhrases,
  { section, isHead }: PrecedingRows,
): LineKind | null {
  if (!mayBeHeading(line)) return null;
  if (section !== 'steps' && isTimeLine(line, words.time, isHead)) return 'time';
  return isYieldLine(line, words.yield, section) ? 'yield' : null;
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

/** The kind of a row that is not the heading of a section. */
export function classifyRow(line: TextLine, words: SectionPhrases, before: PrecedingRows): LineKind {
  if (before.isFirst && /^#\s/.test(line.text)) return 'title';
  const { section, isFirst, isIntroduced } = before;
  if (isNutritionLine(line.text, section, line.lexicon)) return 'note';
  if (isFirst && mayBeHeading(line) && yieldBehindName(line, words.yield) !== null) return 'title';
  const timeOrYieldKind = timeOrYield(line, words, before);
  if (timeOrYieldKind) return timeOrYieldKind;
  if (isFirst && isTitle(line) && (isIntroduced || !startsWithAmount(line))) return 'title';
  return section === null && isIntroduced ? 'note' : kindInSection(line, words, before);
}
