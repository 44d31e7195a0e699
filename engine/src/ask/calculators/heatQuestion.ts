import { SAFE_TEMPERATURES, type SafeTemperatureId } from '../../calculators/safeTemperatures.ts';
import { foldLetters } from '../../language/foldAccents.ts';
import type { CalculatorReading } from './calculatorReading.ts';
import type { HeatAnswer } from './calculatorResults.ts';

/** Whether a word has one of the parts in it. */
const hasPart = ({ left }: CalculatorReading, parts: readonly string[]) => {
  const text = foldLetters(left.text());
  return parts.some((part) => text.includes(foldLetters(part)));
};

/** The food of the words; of several, such as stuffing in a bird or minced beef, the one that must be hottest. */
function foodIn(reading: CalculatorReading): SafeTemperatureId | null {
  const { left, words } = reading;
  const found = new Set<string>(hasPart(reading, words.minced) ? ['ground-meat'] : []);
  for (let food = left.takeStart(words.heats); food; food = left.takeStart(words.heats)) found.add(food);
  const rows = SAFE_TEMPERATURES.filter(({ id }) => found.has(id));
  return rows.sort((a, b) => b.celsius - a.celsius)[0]?.id ?? null;
}

/**
 * How hot food must be inside: `internal temp for chicken thighs`, `what temp is medium rare steak`. Degrees alone are
 * those of the oven, so a word for how done it is must be beside them.
 */
export function heatInside(reading: CalculatorReading): HeatAnswer | null {
  const { left, words, list } = reading;
  const asks = left.take(list.inside) !== null;
  const degrees = asks || left.take(list.degrees) !== null;
  if (!degrees || hasPart(reading, words.uncharted)) return null;
  const food = foodIn(reading);
  const done = left.take(list.done) !== null;
  if (!food || !(asks || done)) return null;
  left.takeAll(list.done);
  while (left.takeStart({ cut: words.cuts }) !== null);
  left.takeAll(list.around);
  return left.isEmpty() ? { kind: 'heat', food } : null;
}
