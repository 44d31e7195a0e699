import { cookedShare } from '../../calculators/cookedShares.ts';
import { hasListedTrait } from '../../foods/listedFood.ts';
import { hasPhrase, phraseAt } from '../../language/lexicon.ts';
import { tokensOf } from '../../language/tokens.ts';
import { joinTokens, phraseEnd, removeFirst, trimTokens } from '../phraseRuns.ts';
import type { CalculatorReading, Weighed } from './calculatorReading.ts';
import type { CookedAnswer } from './calculatorResults.ts';

type State = 'cooked' | 'raw';

/** The first state behind the number: that of the amount. */
function statedFirst(behind: string, { states }: CalculatorReading): State | null {
  const tokens = tokensOf(behind);
  for (const at of tokens.keys()) {
    if (phraseAt(tokens, at, states.raw)) return 'raw';
    if (phraseAt(tokens, at, states.cooked)) return 'cooked';
  }
  return null;
}

/**
 * The state of an amount that follows its food: `cooked rice 600 g how much dry`, but not `how much cooked rice for 100 g`
 * or `cooked rice from 100 g`, which ask for it.
 */
function statedBefore(before: string, reading: CalculatorReading): State | null {
  const { list, counting } = reading;
  const tokens = tokensOf(before);
  const joins = tokens.some((_, at) => phraseEnd(tokens, at, list.around, list.yields) === tokens.length);
  const isAsked = joins || hasPhrase(tokens, counting);
  return isAsked ? null : statedFirst(before, reading);
}

/** The food of an amount that takes up water: by its name as it stands, without a word for dry, or with one. */
function dryFood(amount: string, { states, weighed }: CalculatorReading): Weighed | null {
  const plain = joinTokens(removeFirst(tokensOf(amount), states.raw).tokens);
  const [dry = ''] = states.raw.map.keys();
  for (const text of [amount, plain, `${plain} ${dry}`]) {
    const found = weighed(text);
    if (found && cookedShare(found.food.food) !== null) return found;
  }
  return null;
}

/** The food that is left with its amount; null if another food is named before it: `cooked rice for 500 g dry beans`. */
function foodLeft(reading: CalculatorReading): Weighed | null {
  const [before = '', behind = ''] = reading.left.amounts();
  if (before === '') return dryFood(behind, reading);
  const found = dryFood(behind, reading);
  if (!found) return dryFood(`${behind} ${before}`, reading);
  const { id, of } = found.food.food;
  const other = dryFood(`100 g ${before}`, reading);
  return other && [id, of].includes(other.food.food.id) ? found : null;
}

/**
 * Whether a question asks what a food weighs cooked, without a word for dry: `how much does 100 g quinoa weigh cooked`.
 * Where adjectives follow nouns, the weight may as well be that of the cooked food.
 */
function endsCooked({ left, states, lexicon }: CalculatorReading): boolean {
  const tokens = trimTokens(tokensOf(left.text()));
  const ends = tokens.some((_, at) => phraseAt(tokens, at, states.cooked)?.next === tokens.length);
  return ends && lexicon.words.grammar.noun !== 'first';
}

/** Takes all words but the amount and the food, and tells whether the cooked or the dry weight is wanted; null if neither. */
function takeAsked(
  reading: CalculatorReading,
  [before, behind]: readonly [string, string],
): CookedAnswer['asked'] | null {
  const { left, list, states } = reading;
  const first = statedBefore(before, reading) ?? statedFirst(behind, reading);
  const ends = endsCooked(reading);
  const once = left.take(list.onceCooked) !== null;
  const made = first !== 'cooked' && left.take(list.makes) !== null;
  const isNamedCooked = left.take(states.cooked) !== null;
  if (!once && !made && !isNamedCooked) return null;
  left.takeAll(states.cooked);
  const weighs = left.take(list.yields) !== null && ends;
  left.takeAll(list.yields);
  left.takeAll(list.around);
  const isNamedDry = hasPhrase(tokensOf(left.text()), states.raw);
  // In `how much rice makes 2 cups` those are of cooked rice
  if (made && !once && !isNamedCooked && left.amounts()[0] !== '') return null;
  if (first === 'raw' || ((once || made || weighs) && !isNamedDry)) return 'cooked';
  return first === 'cooked' && isNamedDry ? 'dry' : null;
}

/** What the volume that is left weighs of the cooked food; null if nobody weighed it. */
function servedGrams({ left, states, weighed }: CalculatorReading): number | null {
  const [before = '', behind = ''] = left.amounts();
  const [cooked = ''] = states.cooked.map.keys();
  const name = joinTokens(trimTokens(removeFirst(tokensOf(before), states.raw).tokens));
  const served = [behind, `${behind} ${name}`].map((amount) => weighed(`${amount} ${cooked}`));
  return served.find((found) => hasListedTrait(found?.food.food, 'cooked'))?.grams ?? null;
}

/**
 * What a dry food weighs once it is cooked, or how much of it gives a cooked weight, by the water that it takes up:
 * `500 g dry chickpeas how much cooked`, `how much dry rice for 300 g cooked`.
 */
export function weightCooked(reading: CalculatorReading): CookedAnswer | null {
  const [before = '', behind, ...more] = reading.left.amounts();
  if (behind === undefined || more.length > 0) return null;
  const asked = takeAsked(reading, [before, behind]);
  const found = asked && foodLeft(reading);
  const share = found && cookedShare(found.food.food);
  if (!asked || !found || !share) return null;
  const { food } = found;
  // A cup of cooked rice is another weight than one of dry rice
  const isServed = asked === 'dry' && found.isVolume;
  const grams = isServed ? servedGrams(reading) : found.grams;
  if (grams === null) return null;
  return asked === 'cooked'
    ? { kind: 'cooked', food, asked, dry: grams, cooked: grams * share }
    : { kind: 'cooked', food, asked, dry: grams / share, cooked: grams };
}
