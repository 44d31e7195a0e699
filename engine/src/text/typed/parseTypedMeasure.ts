import { type Lexicon, phraseAt } from '../../language/lexicon.ts';
import { skipSpace, type Token, tokensOf } from '../../language/tokens.ts';
import type { DecimalSeparator } from '../../quantity/decimal.ts';
import { MAX_QUANTITY_LENGTH } from '../../quantity/notation.ts';
import { parseQuantity } from '../../quantity/parse.ts';
import { convertLength } from '../../units/lengths.ts';
import { isMeasure, LENGTH_UNITS, MEASURE_UNITS } from '../../units/measureWords.ts';
import { symbolOf } from '../../units/symbols.ts';
import { isUnit, LENGTH_UNIT_IDS, type LengthUnitId, UNITS, type UnitId } from '../../units/units.ts';
import { numberAt } from '../findings/numbers.ts';

/** The words and the decimal separator of a page. */
export interface TypedWords {
  lexicon: Lexicon;
  decimal: DecimalSeparator;
}

interface Part {
  value: number;
  unit: UnitId;
}

type UnitAt = (tokens: readonly Token[], at: number) => { unit: UnitId; next: number } | null;

/** A number in digits as the field reads it, or in words. */
function numberOf(text: string, { lexicon, decimal }: TypedWords): number | null {
  const value = parseQuantity(text, decimal);
  if (value !== null || /\d/.test(text)) return value;
  const tokens = tokensOf(text.trim());
  const number = numberAt(tokens, 0, lexicon);
  return number?.next === tokens.length ? number.value : null;
}

/** Splits a text that consists only of numbers with units; null for any other. */
function partsOf(text: string, words: TypedWords, unitAt: UnitAt): readonly Part[] | null {
  if (text.length > MAX_QUANTITY_LENGTH) return null;
  const tokens = tokensOf(text.trim());
  const parts: Part[] = [];
  let number = '';
  for (let at = 0; at < tokens.length; at++) {
    const found = number.trim() === '' ? null : unitAt(tokens, at);
    if (!found) {
      number += tokens[at]?.text ?? '';
      continue;
    }
    const value = numberOf(number.replace(/-\s*$/, ''), words);
    if (value === null) return null;
    parts.push({ value, unit: found.unit });
    number = '';
    const isShort = tokens[found.next]?.key === '.';
    at = (isShort ? found.next + 1 : found.next) - 1;
  }
  return number.trim() === '' && parts.length > 0 ? parts : null;
}

/** The unit whose language-independent symbol is at `at`. */
const signAt = (tokens: readonly Token[], at: number, units: readonly UnitId[]) => {
  const unit = units.find((id) => symbolOf(id) === tokens[at]?.key);
  return unit ? { unit, next: at + 1 } : null;
};

const lengthUnitAt =
  ({ lexicon }: TypedWords): UnitAt =>
  (tokens, at) => {
    const key = tokens[at]?.key;
    if (key === '"') return { unit: 'in', next: at + 1 };
    if (key === "'" && tokens[at + 1]?.key === "'") return { unit: 'in', next: at + 2 };
    const named = phraseAt(tokens, at, lexicon.lengths);
    const unit = named && LENGTH_UNITS[named.value];
    return named && unit ? { unit, next: named.next } : signAt(tokens, at, LENGTH_UNIT_IDS);
  };

const weightUnitAt =
  ({ lexicon }: TypedWords): UnitAt =>
  (tokens, at) => {
    const named = phraseAt(tokens, skipSpace(tokens, at), lexicon.units);
    const unit = named && isMeasure(named.value) ? MEASURE_UNITS[named.value].usual : null;
    if (named && unit) return UNITS[unit].kind === 'weight' ? { unit, next: named.next } : null;
    return signAt(tokens, at, ['grams', 'kilograms', 'ounces', 'pounds']);
  };

/** Parses a typed length with its unit, in centimeters: `24 cm`, `9"`, `8 1/2 pouces`; null for any other text. */
export function parseTypedLength(text: string, words: TypedWords): number | null {
  const [length, ...more] = partsOf(text, words, lengthUnitAt(words)) ?? [];
  if (!length || more.length > 0 || !isUnit(length.unit) || UNITS[length.unit].kind !== 'length') return null;
  return convertLength(length.value, length.unit as LengthUnitId, 'cm');
}

/**
 * A weight with its unit or units, in grams, and whether it is metric; null for anything else: `3 lb 4 oz`, `1 kg 500
 * g`.
 */
export function parseTypedWeight(text: string, words: TypedWords): { grams: number; metric: boolean } | null {
  const parts = partsOf(text, words, weightUnitAt(words));
  const [first] = parts ?? [];
  if (!parts || !first) return null;
  const { system } = UNITS[first.unit];
  // Each part is less than one of the part before
  const isSum = parts.every(({ value, unit }, at) => {
    const before = parts[at - 1];
    return !before || (UNITS[unit].system === system && value * UNITS[unit].size < UNITS[before.unit].size);
  });
  if (!isSum) return null;
  const grams = parts.reduce((sum, { value, unit }) => sum + value * UNITS[unit].size, 0);
  return { grams, metric: system === 'metric' };
}
