import { skipSpace, tokensOf } from '../../language/tokens.ts';
import { phraseEnd } from '../phraseRuns.ts';
import type { CalculatorReading } from './calculatorReading.ts';
import type { ShareAnswer } from './calculatorResults.ts';

/** More is a typing error. */
const MAX_PERCENT = 100;

/** Whether a text is a word for what is measured so, and nothing else. */
function namesShare(text: string, { list, exchanged }: CalculatorReading): boolean {
  const tokens = tokensOf(text);
  const end = phraseEnd(tokens, 0, list.salt, list.shares, exchanged);
  return end !== null && skipSpace(tokens, end) >= tokens.length;
}

/** A sign before a percentage, but not the dash of `2-3 %`. */
const SIGN = /(?<![\d.,]\s?)([-−–+])\s*[\d.,]+\s*%/u;

/** Whether a percentage is taken from a weight or added to it: `200 g less 20%`. */
function signIn({ left, list }: CalculatorReading): ShareAnswer['sign'] {
  const written = SIGN.exec(left.text())?.[1];
  const less = left.take(list.takesAway) !== null;
  const more = left.take(list.adds) !== null;
  if (less || (written !== undefined && written !== '+')) return '−';
  return more || written === '+' ? '+' : '×';
}

/** The weight that a percentage is taken from or added to, of whatever it is: `200 g sugar less 20%`. */
function wholeOf({ left, gramsOf }: CalculatorReading): number | null {
  const [before = '', amount = '', ...more] = left.amounts();
  return /\p{L}/u.test(before) || more.length > 0 ? null : gramsOf(amount.replace(/[-−–+\s]+$/u, ''));
}

/** What percentage one weight is of another: `20 g salt in 1 kg flour what percent`. */
export function percentOf(reading: CalculatorReading): ShareAnswer | null {
  const { left, list, words, gramsOf } = reading;
  if (left.take(list.percent) === null || left.takeStart(words.brined) !== null) return null;
  left.takeAll(list.around);
  const [before = '', first = '', second = '', ...more] = left.amounts();
  if (before !== '' || more.length > 0 || second === '') return null;
  const named = (text: string) => text.replace(/^[\d.,]+ ?\p{L}+ /u, '');
  const parts = namesShare(named(first), reading) ? [first, second] : [second, first];
  const [part, weight] = parts.map(gramsOf);
  if (!part || !weight || !namesShare(named(parts[0] ?? ''), reading)) return null;
  const percent = (part / weight) * 100;
  return percent <= MAX_PERCENT ? { kind: 'share', weight, percent, sign: '×', asked: 'percent' } : null;
}

/**
 * Salt or yeast as a percentage of a weight, or that of nothing else: `2% salt for 1 kg of flour`, `60% of 500 g`; or the
 * weight without it: `500 g less 20%`. Milk has a percentage of its own, so that no other food is read so.
 */
export function shareOf(reading: CalculatorReading): ShareAnswer | null {
  const { left, list, words, gramsOf, weighed } = reading;
  const sign = signIn(reading);
  const percent = left.takeNumber(list.percent, '%')?.value;
  if (percent === undefined || !(percent > 0 && percent <= MAX_PERCENT)) return null;
  // A jar of cabbage has tested amounts
  if (left.takeStart(words.brined) !== null) return null;
  left.takeAll(list.around);
  if (sign !== '×') {
    const whole = wholeOf(reading);
    return whole ? { kind: 'share', weight: whole, percent, sign } : null;
  }
  const [before = '', amount = '', ...more] = left.amounts();
  const isAlone = namesShare(before, reading);
  const isPlain = before === '' && weighed(amount) === null;
  const weight = (isAlone || isPlain) && more.length === 0 ? gramsOf(amount) : null;
  return weight ? { kind: 'share', weight, percent, sign } : null;
}
