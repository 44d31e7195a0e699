import { skipSpace, tokensOf } from '../../language/tokens.ts';
import { phraseEnd } from '../phraseRuns.ts';
import type { CalculatorReading } from './calculatorReading.ts';
import type { ShareAnswer } from './calculatorResults.ts';

/** More is a typing error. */
const MOST_PERCENT = 100;

/**
 * Salt or yeast as a percentage of a weight, or that of nothing else: `2% salt for 1 kg of flour`, `60% of 500 g`; or the
 * weight without it: `500 g less 20%`. Milk has a percentage of its own, so that no other food is read so.
 */
export function shareOf({
  left,
  list,
  words,
  exchanged,
  less,
  adds,
  gramsOf,
  weighed,
}: CalculatorReading): ShareAnswer | null {
  const percent = left.takeNumber(list.percent, '%')?.value;
  if (percent === undefined || !(percent > 0 && percent <= MOST_PERCENT)) return null;
  // A jar of cabbage has tested amounts
  if (left.takeStart(words.brined) !== null) return null;
  const sign = left.take(less) ? '−' : left.take(adds) ? '+' : '×';
  left.takeAll(list.around);
  const [before = '', amount = '', ...more] = left.amounts();
  const named = tokensOf(before);
  const end = phraseEnd(named, 0, list.salt, exchanged);
  const isAlone = end !== null && skipSpace(named, end) >= named.length;
  const isPlain = before === '' && weighed(amount) === null;
  const weight = (isAlone || isPlain) && more.length === 0 ? gramsOf(amount) : null;
  return weight ? { kind: 'share', weight, percent, sign } : null;
}
