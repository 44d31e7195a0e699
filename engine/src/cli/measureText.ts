import { roundFor } from '../api/main.ts';
import type { UnitAmount } from '../ask/askAnswer.ts';
import type { NamedUnit } from '../language/commandLine/commandWords.ts';
import { formatFraction, kitchenFraction } from '../quantity/fraction.ts';
import { isFilled } from '../units/howUsed.ts';
import { type KitchenUnitId, symbolOf } from '../units/units.ts';
import { type Spoken, written } from './spoken.ts';

const hasName = (spoken: Spoken, unit: KitchenUnitId): unit is NamedUnit =>
  Object.hasOwn(spoken.words.units, unit);

/** Decimals by size: hundredths below 10, tenths below 100, none above. */
const decimalsFor = (value: number) => (value < 9.995 ? 2 : value < 99.95 ? 1 : 0);

/** The value as the unit's tool shows it. */
function shownValue(value: number, unit: KitchenUnitId): number {
  if (unit !== 'grams' && unit !== 'milliliters') return value;
  const shown = roundFor(value, unit === 'grams' ? 'scale' : 'jug');
  // What is too little to show is not nothing.
  return shown.ok && shown.value > 0 ? shown.value : Number(value.toPrecision(2));
}

function numberText(spoken: Spoken, value: number, unit: KitchenUnitId): string {
  const fraction = isFilled(unit) ? kitchenFraction(value) : null;
  if (fraction?.exact) return formatFraction(fraction);
  if (value > 0 && value < 0.01) return written(spoken, value, 20);
  return written(spoken, value, decimalsFor(value));
}

/** `250 g`, `1 1/2 cups`, `240–250 g`; as given where `exact`, else as a cook's tool shows it. */
export function measureText(spoken: Spoken, { values, unit }: UnitAmount, exact = false): string {
  const shown = values.map((value) => (exact ? value : shownValue(value, unit)));
  const numbers = [...new Set(shown.map((value) => numberText(spoken, value, unit)))].join('–');
  const most = Math.max(...shown);
  const isOne = spoken.words.singular === 'one' ? /^(?:1|\d\/\d+)$/.test(numbers) : most < 2;
  if (!hasName(spoken, unit)) return `${numbers} ${symbolOf(unit) ?? unit}`;
  const [one, more] = spoken.words.units[unit];
  return `${numbers} ${isOne ? one : more}`;
}
