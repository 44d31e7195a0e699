import { brineSalt } from '../../calculators/brine.ts';
import { BRINE_METHODS } from '../../calculators/brineMethods.ts';
import type { CalculatorReading } from './calculatorReading.ts';
import type { BrineAnswer, BrineRefusal } from './calculatorResults.ts';

/** Percent of the water; cold water dissolves little more. */
const SATURATED = 35;

/** Grams of what is left: of water if it says so or is a volume, as a bird is not what its brine is measured by. */
function weightOf(
  of: 'food' | 'water',
  { left, list, millilitersOf, gramsOf }: CalculatorReading,
): number | null {
  const saysWater = left.take(list.water) !== null;
  left.takeAll(list.around);
  const text = left.text();
  const volume = text === '' ? null : millilitersOf(text);
  if (of === 'food') return saysWater || volume || text === '' ? null : gramsOf(text);
  return volume ?? (saysWater && text !== '' ? gramsOf(text) : null);
}

/** By the percentage alone. */
function untested(percent: number | undefined, reading: CalculatorReading): BrineAnswer | null {
  const weight = weightOf('water', reading);
  if (!weight || percent === undefined || !(percent > 0 && percent <= SATURATED)) return null;
  return { kind: 'brine', weight, percent, grams: (weight * percent) / 100, method: null };
}

/** The salt of a brine or a ferment: `5% brine for 1 quart of water`, `Sauerkraut 2 kg Kohl wie viel Salz`. */
export function saltOfBrine(reading: CalculatorReading): BrineAnswer | BrineRefusal | null {
  const { left, list, words } = reading;
  const isBrine = left.take(list.brine) !== null;
  const percent = left.takeNumber(list.percent, '%')?.value;
  const asksSalt = left.take(list.salt) !== null;
  if (!isBrine && !asksSalt) return null;
  left.takeAll(list.brine);
  const id = left.takeStart(words.brined);
  if (!id) return isBrine ? untested(percent, reading) : null;
  while (left.takeStart({ [id]: words.brined[id] ?? [] }) !== null);
  const row = BRINE_METHODS.find((method) => method.id === id);
  const weight = row && weightOf(row.of, reading);
  if (!weight) return null;
  const wanted = percent ?? row.usual;
  const salt = brineSalt(weight, wanted, row.id);
  if (!salt.ok) return { kind: 'brine-refused', code: salt.code, method: row };
  const method = { row, salt: salt.value };
  return { kind: 'brine', weight, percent: wanted, grams: salt.value.grams, method };
}
