import type { CalculatorReading } from './calculatorReading.ts';
import type { EggTimeAnswer } from './calculatorResults.ts';

/** How long an egg boils: `how long to boil a soft egg`, `hard boiled eggs minutes`. */
export function eggTime({
  left,
  list,
  eggDoneness,
  timeUnits,
  states,
}: CalculatorReading): EggTimeAnswer | null {
  // Before the word for an egg in `hard boiled eggs`
  const done = left.take(eggDoneness);
  const egg = left.take(list.boiledEggs) ?? left.take(list.eggs);
  if (egg === null || (left.take(list.durations) ?? left.take(timeUnits)) === null) return null;
  for (const words of [list.eggs, list.boiledEggs, list.boils, states.cooked, list.eggsBeside, list.around])
    left.takeAll(words);
  return left.isEmpty() && eggDoneness.map.size > 0 ? { kind: 'egg-time', done } : null;
}
