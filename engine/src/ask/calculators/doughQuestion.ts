import { phraseAt } from '../../language/lexicon.ts';
import { tokensOf } from '../../language/tokens.ts';
import { joinTokens } from '../phraseRuns.ts';
import type { CalculatorReading } from './calculatorReading.ts';
import type { DoughAnswer } from './calculatorResults.ts';

/** Percent of the flour; more is a typing error. */
const MAX_WATER_PERCENT = 300;

const names = (text: string, words: readonly string[]) =>
  tokensOf(text).some(({ key }) => words.some((word) => key.endsWith(word)));

/** Numbers without a unit are grams from here on: nobody has fifty cups of flour. */
const MIN_GRAMS = 50;

/** The number of `500 flour`, which has nothing else but a word for what it is. */
function bareNumber(text: string, words: readonly string[]): number | null {
  const [, number = '', name = ''] = /^(\d+) ?['’]?(\p{L}+)$/u.exec(text) ?? [];
  return names(name, words) && Number(number) >= MIN_GRAMS ? Number(number) : null;
}

/** What the flour and the water of a question weigh, if it has both and nothing else; a milliliter of water is a gram. */
function bothIn({
  left,
  words,
  gramsOf,
  millilitersOf,
}: CalculatorReading): { flour: number; water: number } | null {
  const [before, first = '', second = '', ...more] = left.amounts();
  if (before !== '' || more.length > 0) return null;
  const [flour = '', water = ''] = names(first, words.flour) ? [first, second] : [second, first];
  if (!names(flour, words.flour) || !names(water, words.water)) return null;
  const bare = { flour: bareNumber(flour, words.flour), water: bareNumber(water, words.water) };
  const grams =
    bare.flour && bare.water
      ? bare
      : { flour: gramsOf(flour), water: millilitersOf(water) ?? gramsOf(water) };
  return grams.flour && grams.water ? { flour: grams.flour, water: grams.water } : null;
}

/** `350 g water 500 g flour what hydration`. */
function hydrationOf(reading: CalculatorReading): DoughAnswer | null {
  const { left, list } = reading;
  if (left.take(list.degrees) !== null) return null;
  left.takeAll(list.around);
  const found = bothIn(reading);
  if (!found) return null;
  const percent = (found.water / found.flour) * 100;
  return percent <= MAX_WATER_PERCENT ? { kind: 'dough', asked: 'hydration', ...found, percent } : null;
}

/** The weight of the water in what is left, if it is what the number is of: `300 g water how much flour`. */
function waterLeft({ left, list, words, gramsOf, millilitersOf }: CalculatorReading): number | null {
  const [, amount = ''] = left.amounts();
  const tokens = tokensOf(amount);
  const at = tokens.findIndex((_, from) => phraseAt(tokens, from, list.water) !== null);
  const [before, behind] = [tokens.slice(0, at), tokens.slice(at)].map(joinTokens);
  if (at < 0 || names(before ?? '', words.flour) || !names(behind ?? '', words.flour)) return null;
  return millilitersOf(`${before}`) ?? gramsOf(`${before}`);
}

/** The water for the flour that is left: `500 g flour`; or the flour for the water. */
function waterFor(percent: number, reading: CalculatorReading): DoughAnswer | null {
  const { left, list, words, gramsOf } = reading;
  if (!(percent > 0 && percent <= MAX_WATER_PERCENT)) return null;
  left.takeAll(list.around);
  const water = waterLeft(reading);
  if (water !== null)
    return { kind: 'dough', asked: 'flour', flour: (water * 100) / percent, water, percent };
  left.takeAll(list.water);
  left.takeAll(list.around);
  const text = left.text();
  const flour = names(text, words.flour) ? gramsOf(text) : null;
  if (!flour) return null;
  return { kind: 'dough', asked: 'water', flour, water: (flour * percent) / 100, percent };
}

/**
 * The water of a dough by its hydration or by its yield, which is the weight of flour and water from 100 g of flour:
 * `75% hydration 500g flour how much water`, `TA 165 bei 1 kg Mehl`; or the hydration of two amounts.
 */
export function doughWater(reading: CalculatorReading): DoughAnswer | null {
  const { left, list } = reading;
  const yielded = left.takeNumberBehind(list.doughYield);
  if (yielded !== null) return waterFor(yielded - 100, reading);
  // `65 % hydration`, `65 hydration`, `hydration 65`, `hydration of 65 %`
  const beside = left.takeNumber(list.hydration)?.value ?? left.takeNumberBehind(list.hydration);
  if (beside === null && left.take(list.hydration) === null) {
    // `700 g water on 1 kg flour what percent`
    const isShare = left.takeNumber(list.percent, '%') !== null;
    return !isShare && left.take(list.percent) !== null ? hydrationOf(reading) : null;
  }
  const percent = beside ?? left.takeNumber(list.percent, '%')?.value;
  return percent === undefined ? hydrationOf(reading) : waterFor(percent, reading);
}
