import { SAFE_TEMPERATURES, type SafeTemperatureId } from '../../calculators/safeTemperatures.ts';
import { phraseAt } from '../../language/lexicon.ts';
import { convertTemperature } from '../../temperature/scales.ts';
import { trimTokens } from '../phraseRuns.ts';
import { type CalculatorReading, hasPart } from './calculatorReading.ts';
import type { HeatAnswer } from './calculatorResults.ts';

/** No meat is hotter inside, since it has water in it. */
const MAX_INSIDE_CELSIUS = 100;

/** The food of the words; of several, such as stuffing in a bird or minced beef, the one that must be hottest. */
function foodIn(reading: CalculatorReading): SafeTemperatureId | null {
  const { left, words } = reading;
  const found = new Set<string>(hasPart(reading, words.minced) ? ['ground-meat'] : []);
  for (let food = left.takeStart(words.heats); food; food = left.takeStart(words.heats)) found.add(food);
  const rows = SAFE_TEMPERATURES.filter(({ id }) => found.has(id));
  return rows.sort((a, b) => b.celsius - a.celsius)[0]?.id ?? null;
}

/** A number of degrees without their scale: below this it is Celsius, above it Fahrenheit. */
const scaleInside = (degrees: number) => (degrees > MAX_INSIDE_CELSIUS ? 'fahrenheit' : 'celsius');

/** Takes degrees; true for those that something has inside, false for those of an oven, null if there are none. */
function takesReached({ left, scales, list }: CalculatorReading): boolean | null {
  const found = left.takeNumber(scales) ?? left.takeNumber(list.degrees);
  const value = found?.value ?? left.takeNumberBehind(list.places);
  if (value === null) return null;
  const named = found?.of;
  const scale = named === 'celsius' || named === 'fahrenheit' ? named : scaleInside(value);
  const celsius = convertTemperature(value, scale, 'celsius');
  return celsius.ok && celsius.value < MAX_INSIDE_CELSIUS;
}

/** Whether a question ends with a word that asks for the temperature inside: `what temp should I cook burgers to`. */
function endsInside({ tokens, list }: CalculatorReading): boolean {
  const words = trimTokens(tokens.filter(({ key }) => key !== '?'));
  return words.some((_, at) => phraseAt(words, at, list.insideLast)?.next === words.length);
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
  const asks = left.take(list.inside) !== null || endsInside(reading);
  const degrees = left.take(list.degrees) !== null || asks || reached;
  if (!degrees || reached === false || hasPart(reading, words.uncharted)) return null;
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
