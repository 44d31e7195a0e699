import { SAFE_TEMPERATURES, type SafeTemperatureId } from '../../calculators/safeTemperatures.ts';
import { convertTemperature } from '../../temperature/scales.ts';
import { type CalculatorReading, hasPart } from './calculatorReading.ts';
import type { HeatAnswer } from './calculatorResults.ts';

/** No meat is hotter inside, since it has water in it. */
const HOTTEST_INSIDE_CELSIUS = 100;

/** The food of the words; of several, such as stuffing in a bird or minced beef, the one that must be hottest. */
function foodIn(reading: CalculatorReading): SafeTemperatureId | null {
  const { left, words } = reading;
  const found = new Set<string>(hasPart(reading, words.minced) ? ['ground-meat'] : []);
  for (let food = left.takeStart(words.heats); food; food = left.takeStart(words.heats)) found.add(food);
  const rows = SAFE_TEMPERATURES.filter(({ id }) => found.has(id));
  return rows.sort((a, b) => b.celsius - a.celsius)[0]?.id ?? null;
}

/** Takes degrees that something has inside, which are no oven's; false for any other number. */
function takesReached(reading: CalculatorReading): boolean {
  const reached = reading.left.takeNumber(reading.scales);
  if (!reached?.of) return false;
  const celsius = convertTemperature(reached.value, reached.of, 'celsius');
  return celsius.ok && celsius.value < HOTTEST_INSIDE_CELSIUS;
}

/**
 * How hot food must be inside: `internal temp for chicken thighs`, `what temp is medium rare steak`, also beside what it
 * has reached: `chicken 48 C in the middle is it safe`. Degrees alone are those of the oven, so a word for how done it is
 * must be beside them.
 */
export function heatInside(reading: CalculatorReading): HeatAnswer | null {
  const { left, words, list } = reading;
  // Before `grados en el centro` takes its unit
  const reached = takesReached(reading);
  const asks = left.take(list.inside) !== null;
  const degrees = asks || reached || left.take(list.degrees) !== null;
  if (!degrees || hasPart(reading, words.uncharted)) return null;
  const food = foodIn(reading);
  const done = left.take(list.done) !== null;
  if (!food || !(done || (asks && !reached))) return null;
  left.takeAll(list.inside);
  left.takeAll(list.done);
  while (left.takeStart({ cut: words.cuts }) !== null);
  const scale = left.take(reading.scales);
  left.takeAll(list.around);
  return left.isEmpty() ? { kind: 'heat', food, scale } : null;
}
