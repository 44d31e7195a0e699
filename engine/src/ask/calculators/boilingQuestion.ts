import { boilingPoint } from '../../calculators/boilingPoint.ts';
import { convertLength } from '../../units/lengths.ts';
import type { CalculatorReading } from './calculatorReading.ts';
import type { BoilingAnswer } from './calculatorResults.ts';

/** The altitude of a question, as asked and in meters; null if it has none. */
export function takeAltitude({ left, list, lengths }: CalculatorReading) {
  const found = left.takeNumber(lengths);
  if (!found && left.take(list.seaLevel) !== null) return { value: 0, unit: 'm' as const, meters: 0 };
  if (!found?.of) return null;
  const { value, of: unit } = found;
  left.takeAll(list.high);
  return { value, unit, meters: unit === 'ft' ? convertLength(value, 'ft', 'm') : value };
}

/** Where water boils: `boiling point of water at 5000 ft`. */
export function boilingAt(reading: CalculatorReading): BoilingAnswer | null {
  const { left, list } = reading;
  if (left.take(list.boils) === null) return null;
  const altitude = takeAltitude(reading);
  if (!altitude) return null;
  left.takeAll(list.boils);
  left.takeAll(list.water);
  left.takeAll(list.around);
  const boils = boilingPoint(altitude.meters);
  if (!boils.ok || !left.isEmpty()) return null;
  return { kind: 'boiling', altitude: { value: altitude.value, unit: altitude.unit }, celsius: boils.value };
}
