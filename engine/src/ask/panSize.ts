import { hasPhrase, indexList, phraseAt } from '../language/lexicon.ts';
import { skipSpace } from '../language/tokens.ts';
import { EUROPEAN_PANS } from '../pans/european.ts';
import { type Pan, panSides } from '../pans/shapes.ts';
import { numberAt } from '../text/findings/numbers.ts';
import { convertLength } from '../units/lengths.ts';
import { isMeasure, LENGTH_UNITS } from '../units/measureWords.ts';
import type { LengthUnitId } from '../units/units.ts';
import type { AskedPan } from './askAnswer.ts';
import type { AskLexicon } from './askLexicon.ts';
import { phraseEnd, type Tokens } from './phraseRuns.ts';

/** One side of `9 inch round to 20 cm springform`; `shape` is null if it is not named. */
export interface PanSize {
  sides: readonly number[];
  unit: LengthUnitId | null;
  shape: 'round' | 'square' | 'rectangular' | null;
  named: boolean;
  /** How many of them. */
  count: number;
}

/** More would not be the pans of one cake. */
const MAX_PANS = 6;

const isCount = (value: number) => Number.isInteger(value) && value > 1 && value <= MAX_PANS;

/** A size of a pan, and where it starts. */
interface FoundSize extends Pick<PanSize, 'sides' | 'unit'> {
  at: number;
  next: number;
}

/** All sizes of pans in tokens. */
function sizesIn(tokens: Tokens, lexicon: AskLexicon): readonly FoundSize[] {
  const sizes: FoundSize[] = [];
  for (let at = 0; at < tokens.length; at++) {
    const size = sizeAt(tokens, at, lexicon);
    if (!size) continue;
    sizes.push({ ...size, at });
    at = size.next - 1;
  }
  return sizes;
}

/** The only number in words above one: `two 8 inch pans`; 1 without one, null for several and for what counts no pans. */
function countInWords(tokens: Tokens, { recipe }: AskLexicon): number | null {
  const numbers = tokens.flatMap((_, at) => {
    const number = numberAt(tokens, at, recipe);
    return number?.as === 'word' && number.value > 1 ? number.value : [];
  });
  const [count = 1, more] = numbers;
  return more === undefined && (count === 1 || isCount(count)) ? count : null;
}

/** The only size in tokens, and how many pans have it: `2 8in rounds`, `2 moules de 20`; null for anything else. */
function countedSize(tokens: Tokens, lexicon: AskLexicon): (FoundSize & { count: number }) | null {
  const [first, second, more] = sizesIn(tokens, lexicon);
  const inWords = countInWords(tokens, lexicon);
  if (!first || inWords === null || more) return null;
  if (!second) return { ...first, count: inWords };
  const [count = 0, side] = first.sides;
  const next = skipSpace(tokens, first.next);
  const { pan, roundPan, squarePan } = lexicon.list;
  const isNext = next === second.at || phraseEnd(tokens, next, pan, roundPan, squarePan) !== null;
  const isPans = isNext && inWords === 1 && side === undefined && first.unit === null && isCount(count);
  return isPans ? { ...second, count } : null;
}

/** Larger pans without a unit are in centimeters: no home oven fits a 40-inch pan. */
const MAX_INCHES = 18;

/** Fewer centimeters has no pan of a cake. */
export const MIN_CENTIMETERS = 14;

/** No round pan is deeper, in centimeters, so that the second number of `round pan 9 by 2` is not a pan. */
const MAX_DEPTH = 12;

/** The token after one more side: ` x 13`. */
function nextSide(tokens: Tokens, at: number, { recipe }: AskLexicon) {
  const times = phraseAt(tokens, skipSpace(tokens, at), recipe.list.times);
  return times && numberAt(tokens, skipSpace(tokens, times.next), recipe);
}

/** The unit at `at`: a word, an inch sign, or the ending of `26er Springform`. */
export function unitAt(
  tokens: Tokens,
  at: number,
  { recipe }: AskLexicon,
): { unit: LengthUnitId; next: number } | null {
  const from = tokens[at]?.key === '-' ? at + 1 : skipSpace(tokens, at);
  const length = phraseAt(tokens, from, recipe.lengths);
  const unit = length && LENGTH_UNITS[length.value];
  if (length && unit) return { unit, next: length.next };
  const key = tokens[from]?.key ?? '';
  if (key === '"' || recipe.list.inchIn.map.has(key)) return { unit: 'in', next: from + 1 };
  const isDiameter = tokens[at]?.key === recipe.words.grammar.diameterEnding;
  return isDiameter ? { unit: 'cm', next: at + 1 } : null;
}

/** The size at a token; null if there is none. */
function sizeAt(tokens: Tokens, at: number, lexicon: AskLexicon) {
  const first = tokens[at]?.kind === 'word' ? null : numberAt(tokens, at, lexicon.recipe);
  if (!first) return null;
  const unitAfterFirst = unitAt(tokens, first.next, lexicon);
  const second = nextSide(tokens, unitAfterFirst?.next ?? first.next, lexicon);
  const sides = second ? [first.value, second.value] : [first.value];
  const unit = second ? (unitAt(tokens, second.next, lexicon) ?? unitAfterFirst) : unitAfterFirst;
  return { sides, unit: unit?.unit ?? null, next: Math.max(second?.next ?? first.next, unit?.next ?? 0) };
}

const [, length, width] = EUROPEAN_PANS['tray-40x30'];

/** The tray of an oven. */
export const TRAY: PanSize = {
  sides: [length, width],
  unit: 'cm',
  shape: 'rectangular',
  named: true,
  count: 1,
};

const namesAny = (tokens: Tokens, words: readonly string[] = []) => hasPhrase(tokens, indexList(words));

/** Whether a number counts minutes, cups or holes, so that it is not the size of a pan. */
const countsOther = (tokens: Tokens, lexicon: AskLexicon) =>
  namesAny(tokens, lexicon.words.site?.pans.asked.holes) ||
  tokens.some((_, at) => {
    const { recipe } = lexicon;
    const number = numberAt(tokens, at, recipe);
    const next = number ? skipSpace(tokens, number.next) : tokens.length;
    const unit = phraseAt(tokens, next, recipe.units);
    return isMeasure(unit?.value ?? null) || phraseAt(tokens, next, recipe.list.timeUnits) !== null;
  });

/** Whether words name the tray of an oven without a size, or a part of it. */
function isTray(tokens: Tokens, { recipe, times, words }: AskLexicon): boolean {
  if (!namesAny(tokens, words.site?.trays)) return false;
  return tokens.every((_, at) => {
    const number = numberAt(tokens, at, recipe);
    return (number === null || number.as === 'article') && phraseAt(tokens, at, times) === null;
  });
}

/** Whether one side tells the size of a pan: not of a loaf pan, and `2 Bleche` are two. */
function isOneSided({ sides: [side = 0], unit }: FoundSize, tokens: Tokens, { list, recipe }: AskLexicon) {
  const isCounted = unit === null && recipe.words.grammar.barePan !== 'inch' && side <= MAX_PANS;
  return !isCounted && !hasPhrase(tokens, list.deepPan);
}

/** The single pan described by words; null if there is none or another number. */
export function panIn(tokens: Tokens, lexicon: AskLexicon): PanSize | null {
  const { list, recipe } = lexicon;
  if (countsOther(tokens, lexicon)) return null;
  const says = (words: AskLexicon['list']['pan']) => hasPhrase(tokens, words);
  const found = countedSize(tokens, lexicon);
  if (!found && isTray(tokens, lexicon)) return TRAY;
  if (!found || found.sides.some((side) => !(side > 0))) return null;
  const { sides, unit, count } = found;
  // Only round ones are a `26er`
  const isRound =
    tokens.some(({ key }) => key === recipe.words.grammar.diameterEnding) || says(list.roundPan);
  const shape = says(list.squarePan) ? 'square' : isRound ? 'round' : null;
  const named = says(list.pan) || says(list.deepPan) || shape !== null;
  if (sides.length > 1) {
    const pan: PanSize = { sides, unit, shape: 'rectangular', named, count };
    // A round pan may have a depth, a cake of two sides is not round
    const { pan: measured } = panOf(pan, unitOf(pan, lexicon), null);
    return shape === 'round' && isDepth(measured) ? null : pan;
  }
  return isOneSided(found, tokens, lexicon) ? { sides, unit, shape, named, count } : null;
}

/** Whether the shortest side in centimeters may be how deep a round pan is: `9 by 2`. */
export const isDepth = (pan: Pan) => Math.min(...panSides(pan)) <= MAX_DEPTH;

export function panOf(
  { sides, shape, count }: PanSize,
  unit: LengthUnitId,
  usual: PanSize['shape'],
): AskedPan {
  const [first = 0, second = first] = sides.map((side) => convertLength(side, unit, 'cm'));
  const kind = shape ?? usual ?? 'round';
  const pan: Pan =
    kind === 'round'
      ? { shape: 'round', diameter: first, depth: 0 }
      : kind === 'square'
        ? { shape: 'square', side: first, depth: 0 }
        : { shape: 'rectangular', length: Math.max(first, second), width: Math.min(first, second), depth: 0 };
  return { pan, sides, unit, ...(count > 1 && { count }) };
}

/** The unit of a pan without one: the other pan's, or the one that its number suggests. */
export function unitOf(
  { unit, sides }: Pick<PanSize, 'unit' | 'sides'>,
  { recipe }: AskLexicon,
  other: PanSize['unit'] = null,
): LengthUnitId {
  const isInches = recipe.words.grammar.barePan === 'inch' && Math.max(...sides) <= MAX_INCHES;
  return unit ?? other ?? (isInches ? 'in' : 'cm');
}
