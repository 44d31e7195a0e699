import { boilingPoint } from '../../calculators/boilingPoint.ts';
import { hasPhrase } from '../../language/lexicon.ts';
import { convertLength } from '../../units/lengths.ts';
import { type CalculatorReading, hasPart } from './calculatorReading.ts';
import type { BoilingAnswer, BoilingRefusal } from './calculatorResults.ts';

/** The altitude of a question, as asked and in meters; null if it has none. */
export function takeAltitude({ left, list, lengths }: CalculatorReading) {
  const found = left.takeNumber(lengths);
  if (!found && left.take(list.seaLevel) !== null) return { value: 0, unit: 'm' as const, meters: 0 };
  if (!found?.of) return null;
  const { value, of: unit } = found;
  left.takeAll(list.high);
  return { value, unit, meters: unit === 'ft' ? convertLength(value, 'ft', 'm') : value };
}

/** Takes the name of a place: `in Denver`, `auf der Zugspitze`. */
const takePlace = ({ left, list }: CalculatorReading) =>
  left.takeNameBehind(list.places, [list.boils, list.water, list.degrees, list.high, list.around]);

/**
 * Where water boils: `boiling point of water at 5000 ft`, also with the name of the place. No height is known by its
 * name alone.
 */
export function boilingAt(reading: CalculatorReading): BoilingAnswer | BoilingRefusal | null {
  const { left, list, words, tokens } = reading;
  const isWater = hasPhrase(tokens, list.water);
  if (hasPart(reading, words.pressure) || left.take(list.boils) === null) return null;
  const altitude = takeAltitude(reading);
  left.takeAll(list.boils);
  const isPlace = isWater && takePlace(reading);
  left.takeAll(list.water);
  const scale = left.take(reading.scales);
  left.takeAll(list.degrees);
  left.takeAll(list.around);
  if (!left.isEmpty()) return null;
  if (!altitude) return isPlace ? { kind: 'boiling-refused' } : null;
  const boils = boilingPoint(altitude.meters);
  if (!boils.ok) return null;
  return {
    kind: 'boiling',
    altitude: { value: altitude.value, unit: altitude.unit },
    celsius: boils.value,
    scale,
  };
}
