import type { UnitAmount } from '../ask/askAnswer.ts';
import type { NamedUnit } from '../language/commandLine/commandWords.ts';
import { isSingular, isSingularFraction, rangeText } from '../language/writing/numberText.ts';
import { formatFraction } from '../quantity/fraction.ts';
import { shownGrams, shownMilliliters } from '../rounding/metric.ts';
import { decimalsOf, exactFraction } from '../rounding/numbers.ts';
import { symbolOf } from '../units/symbols.ts';
import type { KitchenUnitId } from '../units/units.ts';
import { type Spoken, written } from './spoken.ts';

const hasName = (spoken: Spoken, unit: KitchenUnitId): unit is NamedUnit =>
  Object.hasOwn(spoken.words.units, unit);

/** Decimals by size; three digits of next to nothing. */
function decimalsFor(value: number): number {
  if (value > 0 && value < 0.01) return Math.min(2 - Math.floor(Math.log10(value)), 20);
  return decimalsOf(value);
}

/** The value as the unit's tool shows it. */
function shownValue(value: number, unit: KitchenUnitId): number {
  if (unit === 'grams') return shownGrams(value);
  return unit === 'milliliters' ? shownMilliliters(value) : value;
}

function writtenNumber(spoken: Spoken, value: number, unit: KitchenUnitId): string {
  const fraction = exactFraction(value, unit);
  return fraction ? formatFraction(fraction) : written(spoken, value, decimalsFor(value));
}

/** `250 g`, `1 1/2 cups`, `240–250 g`; as given where `exact`, else as a cook's tool shows it. */
export function measureText(spoken: Spoken, { values, unit }: UnitAmount, exact = false): string {
  const shown = values.map((value) => (exact ? value : shownValue(value, unit)));
  const numbers = rangeText(shown.map((value) => writtenNumber(spoken, value, unit)));
  if (!hasName(spoken, unit)) return `${numbers} ${symbolOf(unit) ?? unit}`;
  const most = Math.max(...shown);
  const [one, more] = spoken.words.units[unit];
  const isOne = exactFraction(most, unit) ? isSingularFraction : isSingular;
  return `${numbers} ${isOne(most, spoken.pack.line.writing.numberStyle) ? one : more}`;
}
