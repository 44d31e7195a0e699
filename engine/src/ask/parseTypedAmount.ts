import type { FoodWay, ListedNames } from '../foods/match/listedNames.ts';
import type { CountryId } from '../kitchens/kitchens.ts';
import type { Lexicon } from '../language/lexicon.ts';
import { MAX_QUANTITY_LENGTH } from '../quantity/notation.ts';
import { findRemarks, foodsSharingName } from '../text/line/matchLine.ts';
import { type LineAmount, type ReadLine, readLine } from '../text/line/readLine.ts';
import { isMeasure, MEASURES, type MeasureId } from '../units/measureWords.ts';
import { heldVolume } from '../vessels/householdMeasures.ts';
import { areAddends } from './amountSums.ts';
import { findNamedFood } from './askFood.ts';

/** An amount typed into a field in words: `2 cups flour`. */
export interface TypedAmount {
  /** The number as typed, if it was typed in digits; blank for vessels of more than one size. */
  number: string;
  measure: MeasureId;
  /** Milliliters in all of vessels that come in more than one size, the smallest and the largest. */
  sizes: readonly number[];
  food: FoodWay | null;
  /** True if there are words for a food, but no known one. */
  unknown: boolean;
}

type Measured = LineAmount & { unit: MeasureId };
const isMeasured = (amount: LineAmount): amount is Measured => isMeasure(amount.unit);

const DIGITS = /^[\d\s.,/⁄½¼¾⅓⅔⅛⅜⅝⅞-]*[\d½¼¾⅓⅔⅛⅜⅝⅞]/u;

/** The sum of amounts in the measure of the first; null if they do not add up. */
function total(line: string, amounts: readonly Measured[], lexicon: Lexicon): string | null {
  const [first, ...more] = amounts;
  if (!first || amounts.some(({ values }) => values.length > 1)) return null;
  const typed = DIGITS.exec(line.slice(first.start, first.end))?.[0].trim();
  if (more.length === 0) return typed ?? String(first.values[0]);
  const isWhole = amounts.every((amount, at) => {
    const before = amounts[at - 1];
    return !before || areAddends({ text: line, lexicon }, before, amount);
  });
  const base = amounts.reduce((sum, { values, unit }) => sum + (values[0] ?? 0) * MEASURES[unit].size, 0);
  return isWhole ? String(Number((base / MEASURES[first.unit].size).toPrecision(10))) : null;
}

/** The words of a line beside its amount and its food. */
const remarksIn = (line: string, { parts }: ReadLine) =>
  parts
    .filter(({ kind }) => kind === 'note' || kind === 'other')
    .map(({ start, end }) => line.slice(start, end))
    .join(' ');

type TypedMeasure = Pick<TypedAmount, 'number' | 'measure' | 'sizes'>;

/** Counted vessels of a country in milliliters; null for anything else. */
function readVessels([main, ...more]: readonly LineAmount[], country: CountryId): TypedMeasure | null {
  const held = main && more.length === 0 && main.values.length === 1 ? heldVolume(main, country) : null;
  if (!held) return null;
  const ends = [held.low, held.high].map(Math.round);
  const sizes = ends[0] === ends[1] ? [] : ends;
  return { number: sizes.length === 0 ? String(ends[0]) : '', measure: 'ml', sizes };
}

/** Amounts in measures, added up; null for anything else. */
function readMeasured(line: string, all: readonly LineAmount[], lexicon: Lexicon): TypedMeasure | null {
  const amounts = all.filter(isMeasured);
  const number = amounts.length === all.length ? total(line, amounts, lexicon) : null;
  return number === null || !amounts[0] ? null : { number, measure: amounts[0].unit, sizes: [] };
}

/**
 * Reads an amount with its unit, and a food if it is named: `2 cups flour`, `1/2 tasse de farine`, `3 lb 4 oz`,
 * `1 Becher Sahne`. Null for a number alone and for anything that is not understood as a whole. Vessels have the sizes
 * of `country`.
 */
export function parseTypedAmount(text: string, names: ListedNames, country: CountryId): TypedAmount | null {
  const line = text.slice(0, MAX_QUANTITY_LENGTH).trim();
  const { lexicon } = names.index;
  const read = readLine(line, lexicon);
  const isPlain = read.amounts.every(({ role }) => role === 'main' || role === 'plus');
  if (read.heading || !isPlain || read.amounts[0]?.start !== 0) return null;
  const amount = readMeasured(line, read.amounts, lexicon) ?? readVessels(read.amounts, country);
  if (!amount) return null;
  const isNamed = read.parts.some(({ kind }) => kind === 'food');
  if (!isNamed)
    return /[\p{L}\d]/u.test(remarksIn(line, read)) ? null : { ...amount, food: null, unknown: false };
  const [shared] = foodsSharingName(line, read, names.index);
  const sharing = shared === undefined ? null : (names.ways.get(shared) ?? null);
  const food =
    findNamedFood({ text: line, read, remarks: findRemarks(line, read, { lexicon }) }, names) ?? sharing;
  return { ...amount, food, unknown: food === null };
}
