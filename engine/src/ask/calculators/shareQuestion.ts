import { skipSpace, tokensOf } from '../../language/tokens.ts';
import { phraseEnd } from '../phraseRuns.ts';
import type { CalculatorReading } from './calculatorReading.ts';
import type { ShareAnswer } from './calculatorResults.ts';

/** More is a typing error. */
const MOST_PERCENT = 100;

/** A sign before a percentage, but not the dash of `2-3 %`. */
const SIGN = /(?<![\d.,]\s?)([-−–+])\s*[\d.,]+\s*%/u;

/** How many times a percentage counts on top of the whole: -1 for `200 g less 20%`; null if it is that of the whole. */
function changeIn({ left, list }: CalculatorReading): 1 | -1 | null {
  const sign = SIGN.exec(left.text())?.[1];
  const less = left.take(list.takesAway) !== null;
  const more = left.take(list.adds) !== null;
  if (less || (sign !== undefined && sign !== '+')) return -1;
  return more || sign === '+' ? 1 : null;
}

/** What a weight is once a percentage is taken from it or added: `200 g sugar less 20%`. */
function changedBy(percent: number, change: 1 | -1, { left, list, gramsOf }: CalculatorReading) {
  left.takeAll(list.around);
  const [before = '', amount = '', ...more] = left.amounts();
  const weight = /\p{L}/u.test(before) || more.length > 0 ? null : gramsOf(amount.replace(/[-−–+\s]+$/u, ''));
  const share = 100 + change * percent;
  return weight && share > 0 ? ({ kind: 'share', weight, percent: share } as const) : null;
}

/**
 * Salt or yeast as a percentage of a weight, or that of nothing else: `2% salt for 1 kg of flour`, `60% of 500 g`. Milk has
 * a percentage of its own, so that no other food is read so.
 */
export function shareOf(reading: CalculatorReading): ShareAnswer | null {
  const { left, list, words, exchanged, gramsOf, weighed } = reading;
  const change = changeIn(reading);
  const percent = left.takeNumber(list.percent, '%')?.value;
  if (percent === undefined || !(percent > 0 && percent <= MOST_PERCENT)) return null;
  if (change !== null) return changedBy(percent, change, reading);
  // A jar of cabbage has tested amounts
  if (left.takeStart(words.brined) !== null) return null;
  left.takeAll(list.around);
  const [before = '', amount = '', ...more] = left.amounts();
  const named = tokensOf(before);
  const end = phraseEnd(named, 0, list.salt, list.leaven, exchanged);
  const isAlone = end !== null && skipSpace(named, end) >= named.length;
  const isPlain = before === '' && weighed(amount) === null;
  const weight = (isAlone || isPlain) && more.length === 0 ? gramsOf(amount) : null;
  return weight ? { kind: 'share', weight, percent } : null;
}
