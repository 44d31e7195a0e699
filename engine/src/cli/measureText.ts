import type { UnitAmount } from '../ask/askAnswer.ts';
import type { NamedUnit } from '../language/commandLine/commandWords.ts';
import { isSingular, isSingularFraction, rangeText } from '../language/writing/numberText.ts';
import { formatFraction } from '../quantity/fraction.ts';
import { answersInCups, isCup, measuredIn } from '../rounding/measured.ts';
import { decimalsOf, exactFraction, shownNumber } from '../rounding/numbers.ts';
import type { Measure } from '../rounding/spoons.ts';
import { symbolOf } from '../units/symbols.ts';
import type { KitchenUnitId } from '../units/units.ts';
import { type Speaker, written } from './spoken.ts';

const hasName = ({ words }: Speaker, unit: KitchenUnitId): unit is NamedUnit =>
  Object.hasOwn(words.units, unit);

function writtenNumber(speaker: Speaker, value: number, unit: KitchenUnitId): string {
  const fraction = exactFraction(value, unit);
  return fraction ? formatFraction(fraction) : written(speaker, value, decimalsOf(value));
}

/** `226.8 g`, `1 1/2 cups`, `240–250 ml`: as it is. */
export function exactText(speaker: Speaker, { values, unit }: UnitAmount): string {
  const numbers = rangeText(values.map((value) => writtenNumber(speaker, value, unit)));
  if (!hasName(speaker, unit)) return `${numbers} ${symbolOf(unit) ?? unit}`;
  const most = Math.max(...values);
  const [one, more] = speaker.words.units[unit];
  const isOne = exactFraction(most, unit) ? isSingularFraction : isSingular;
  return `${numbers} ${isOne(most, speaker.pack.line.writing.numberStyle) ? one : more}`;
}

/** What was asked for: the unit by name, the size of a unit. */
interface Asked {
  named?: boolean;
  isSize?: boolean;
}

/** The units that a cup's spoons are called by. */
const SPOONS = { tablespoon: 'tablespoons', teaspoon: 'teaspoons', pinch: 'pinch' } as const;

/** `1 1/2 cups + 2 tablespoons`. */
const cupsText = (speaker: Speaker, cup: KitchenUnitId, measures: readonly Measure[]) =>
  measures
    .map(({ unit, whole, numerator, denominator }) => {
      const values = [whole + numerator / denominator];
      return exactText(speaker, { values, unit: unit === 'cup' ? cup : SPOONS[unit] });
    })
    .join(' + ');

/** An amount as a cook measures it: off a scale or a jug, in cups and spoons. */
export function measureText(
  speaker: Speaker,
  { values, unit }: UnitAmount,
  { named = false, isSize = false }: Asked = {},
): string {
  const [value = 0] = values;
  const measured = isCup(unit) && values.length === 1 ? measuredIn({ value, unit }, speaker) : null;
  if (measured && answersInCups(measured, named)) return cupsText(speaker, unit, measured.measures);
  return exactText(speaker, { values: values.map((one) => shownNumber(one, unit, isSize)), unit });
}
