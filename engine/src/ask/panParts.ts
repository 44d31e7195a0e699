import type { PortionWords } from '../language/askWords/askWords.ts';
import { indexById, indexList, indexLists, type Phrases, phraseAt } from '../language/lexicon.ts';
import { cachedIn } from '../language/remember.ts';
import type { SiteWords } from '../language/siteWords/siteWords.ts';
import { skipSpace, tokensOf } from '../language/tokens.ts';
import type { NamedPanId } from '../pans/namedPans.ts';
import type { PanKind } from '../pans/panPreset.ts';
import { numberAt } from '../text/findings/numbers.ts';
import { convertLength } from '../units/lengths.ts';
import { isMeasure, MEASURES, type MeasureId } from '../units/measureWords.ts';
import type { LengthUnitId } from '../units/units.ts';
import type { LanguageData } from './askContext.ts';
import { type AskLexicon, askLexicon } from './askLexicon.ts';
import { MIN_CENTIMETERS, unitAt, unitOf } from './panSize.ts';
import { phraseEnd, type Tokens } from './phraseRuns.ts';

export interface PanWords {
  holds: Phrases<true>;
  deep: Phrases<true>;
  around: Phrases<true>;
  others: Phrases<true>;
  kinds: Phrases<PanKind>;
  sizes: Phrases<true>;
  named: Phrases<NamedPanId>;
  /** Name what is served, and ask how many. */
  pieces: Phrases<true>;
  serves: Phrases<true>;
  feeds: Phrases<true>;
  batter: Phrases<true>;
  holes: Phrases<true>;
}

const indexed = new WeakMap<SiteWords, PanWords>();

const indexWords = (
  { kinds, named, asked, ...lists }: SiteWords['pans'],
  portions: PortionWords,
): PanWords => ({
  ...indexLists({ ...asked, ...lists }),
  kinds: indexById(kinds),
  named: indexById(named),
  pieces: indexList([...asked.pieces, ...portions.people]),
  serves: indexList([...asked.serves, ...portions.serves]),
  feeds: indexList(portions.feeds),
});

/** A question for a pan, with the words of its language. */
export interface PanReading {
  tokens: Tokens;
  lexicon: AskLexicon;
  words: PanWords;
}

/** A length in a description; the unit of bare numbers is that of the others. */
interface Length {
  value: number;
  unit: LengthUnitId | null;
  isDepth: boolean;
  /** Whether the word that says so stands before another number, so that it may be of that one. */
  isBetween: boolean;
  next: number;
}

const digitsAt = (at: number, { tokens, lexicon }: PanReading) =>
  tokens[at]?.kind === 'word' ? null : numberAt(tokens, at, lexicon.recipe);

/** The length at `at`, whether or not its unit is named, and whether a word before or behind says that it is a depth. */
function lengthAt(at: number, reading: PanReading): Length | null {
  const { tokens, words } = reading;
  const before = phraseEnd(tokens, at, words.deep);
  const number = digitsAt(before === null ? at : skipSpace(tokens, before), reading);
  if (!number) return null;
  const unit = unitAt(tokens, number.next, reading.lexicon);
  const end = unit?.next ?? number.next;
  const deep = phraseEnd(tokens, skipSpace(tokens, end), words.deep);
  return {
    value: number.value,
    unit: unit?.unit ?? null,
    isDepth: before !== null || deep !== null,
    isBetween: deep !== null && digitsAt(skipSpace(tokens, deep), reading) !== null,
    next: deep ?? end,
  };
}

/** A measure of volume at `at`. */
function measureAt(at: number, { tokens, lexicon: { recipe } }: PanReading) {
  const unit = phraseAt(tokens, at, recipe.units);
  const measure = unit && isMeasure(unit.value) && MEASURES[unit.value].kind === 'volume' ? unit.value : null;
  return unit && measure ? { measure, next: unit.next } : null;
}

/** Whether a minus sign stands right before a number, behind a space. */
const isNegative = (tokens: Tokens, at: number) =>
  /^[-−]$/.test(tokens[at - 1]?.key ?? '') && (tokens[at - 2]?.kind ?? 'space') === 'space';

/** Words that a question for a pan may have. */
function knownLists({ lexicon, words }: PanReading): readonly Phrases<unknown>[] {
  const { fill, howMany, count, mayCount, has, to, pan, roundPan, squarePan, deepPan } = lexicon.list;
  const { articles, the, of, times } = lexicon.recipe.list;
  const { named, ...others } = words;
  const asking = [fill, howMany, count, mayCount, has, to, articles, the, of, times];
  return [...asking, pan, roundPan, squarePan, deepPan, ...Object.values(others)];
}

/** Whether a number is of no length: below zero, or an amount as in `2 cups`, `12 people`. */
function isOtherNumber({ next, unit, isDepth }: Length, at: number, reading: PanReading): boolean {
  const { tokens, words } = reading;
  if (isNegative(tokens, at)) return true;
  const joint = tokens[at - 1]?.kind === 'space' ? at - 2 : at - 1;
  if (phraseEnd(tokens, joint, reading.lexicon.recipe.list.times) !== null) return false;
  const behind = skipSpace(tokens, next);
  const counts = measureAt(behind, reading) !== null || phraseEnd(tokens, behind, words.pieces) !== null;
  return unit === null && !isDepth && counts;
}

/** The length at `at`; it is a depth if a word before it may say so: `22 altura 8`, but `5 cm deep 2 litre pan`. */
function nextLength(at: number, before: Length | undefined, reading: PanReading): Length | null {
  const length = lengthAt(at, reading);
  return length && before?.isBetween && before.unit === null ? { ...length, isDepth: true } : length;
}

/** What words of a question stand for; null where one of them says something else. */
export function partsIn(reading: PanReading) {
  const { tokens } = reading;
  const known = knownLists(reading);
  const lengths: Length[] = [];
  let wanted: MeasureId | null = null;
  for (let at = 0; at < tokens.length; at++) {
    const length = nextLength(at, lengths.at(-1), reading);
    const unit = length ? null : measureAt(at, reading);
    const end = Math.max(length?.next ?? 0, unit?.next ?? 0, phraseEnd(tokens, at, ...known) ?? 0);
    if (length ? isOtherNumber(length, at, reading) : end === 0 && tokens[at]?.kind === 'word') return null;
    if (length) lengths.push(length);
    wanted ??= unit?.measure ?? null;
    at = Math.max(end - 1, at);
  }
  return { lengths, wanted };
}

/** The depth of a pan: what a word says so of, of two around that word the lower; else the last of three numbers. */
function depthIn(lengths: readonly Length[]): Length | undefined {
  const at = lengths.findIndex(({ isDepth }) => isDepth);
  const [deep, next] = [lengths[at], lengths[at + 1]];
  if (at < 0) return lengths[2];
  return deep?.isBetween && next && next.value < deep.value ? next : deep;
}

/** The sides and the depth of a pan in centimeters, and the unit of those without one. */
export function sizeOf(lengths: readonly Length[], lexicon: AskLexicon) {
  const named = lengths.find(({ unit }) => unit !== null)?.unit ?? null;
  const sides = lengths.map(({ value }) => value);
  // `refractario 9x13`
  const isInches = named === null && sides.length > 1 && Math.max(...sides) < MIN_CENTIMETERS;
  const unit = isInches ? 'in' : unitOf({ unit: named, sides }, lexicon);
  const centimeters = (length: Length) => convertLength(length.value, length.unit ?? unit, 'cm');
  const deep = depthIn(lengths);
  return {
    sides: lengths.filter((length) => length !== deep).map(centimeters),
    depth: deep ? centimeters(deep) : null,
    unit,
  };
}

export type PanMeasures = ReturnType<typeof sizeOf>;

/** A question to be read with the words of a language; null where those for pans are not loaded. */
export function panReading(question: string, { names, words }: LanguageData): PanReading | null {
  const { site, portions } = words;
  if (!site) return null;
  const indexedWords = cachedIn(indexed, site, () => indexWords(site.pans, portions));
  return { tokens: tokensOf(question), lexicon: askLexicon(names.index.lexicon, words), words: indexedWords };
}
