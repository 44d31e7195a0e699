import type { FoodWay, ListedNames } from '../foods/match/listedNames.ts';
import type { Lexicon } from '../language/lexicon.ts';
import { MAX_QUANTITY_LENGTH } from '../quantity/notation.ts';
import { findRemarks, foodsSharingName } from '../text/line/findLineFood.ts';
import { type LineAmount, type ReadLine, readLine } from '../text/line/readLine.ts';
import { isMeasure, MEASURES, type MeasureId } from '../units/measureWords.ts';
import { areAddends } from './amountSums.ts';
import { findNamedFood } from './askFood.ts';

/** An amount typed into a field in words: `2 cups flour`. */
export interface TypedAmount {
  /** The number as typed, if it was typed in digits. */
  number: string;
  measure: MeasureId;
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

/**
 * Reads an amount with its unit, and a food if it is named: `2 cups flour`, `1/2 tasse de farine`, `3 lb 4 oz`. Null
 * for a number alone and for anything that is not understood as a whole.
 */
export function parseTypedAmount(text: string, names: ListedNames): TypedAmount | null {
  const line = text.slice(0, MAX_QUANTITY_LENGTH).trim();
  const read = readLine(line, names.index.lexicon);
  const amounts = read.amounts.filter(isMeasured);
  const [main] = amounts;
  const isPlain =
    amounts.length === read.amounts.length && amounts.every(({ role }) => role === 'main' || role === 'plus');
  if (read.heading || !main || !isPlain || main.start !== 0) return null;
  const number = total(line, amounts, names.index.lexicon);
  if (number === null) return null;
  const isNamed = read.parts.some(({ kind }) => kind === 'food');
  if (!isNamed)
    return /[\p{L}\d]/u.test(remarksIn(line, read))
      ? null
      : { number, measure: main.unit, food: null, unknown: false };
  const [shared] = foodsSharingName(line, read, names.index);
  const sharing = shared === undefined ? null : (names.ways.get(shared) ?? null);
  const food =
    findNamedFood({ words: read.food, remarks: findRemarks(line, read, names.index.lexicon) }, names) ??
    sharing;
  return { number, measure: main.unit, food, unknown: food === null };
}
