import type { UnitAmount } from '../ask/askAnswer.ts';
import type { NamedUnit } from '../language/commandLine/commandWords.ts';
import { isSingular, isSingularFraction, rangeText } from '../language/writing/numberText.ts';
import { formatFraction } from '../quantity/fraction.ts';
import { answersInCups, isCup, measureUnit } from '../rounding/measured.ts';
import { decimalsFor, exactFraction, shownNumber } from '../rounding/numbers.ts';
import type { Measure } from '../rounding/spoons.ts';
import { symbolOf } from '../units/symbols.ts';
import type { KitchenUnitId } from '../units/units.ts';
import { type CookLanguage, formatNumber } from './commandLanguages.ts';

const hasName = ({ words }: CookLanguage, unit: KitchenUnitId): unit is NamedUnit =>
  Object.hasOwn(words.units, unit);

/** Writes a number that is rounded already, or one that was typed. */
export function writtenNumber(language: CookLanguage, value: number, unit: KitchenUnitId): string {
  const fraction = exactFraction(value, unit);
  return fraction ? formatFraction(fraction) : formatNumber(language, value, 4);
}

/** Formats an unrounded amount: `226.8 g`, `1 1/2 cups`, `240–250 ml`. */
export function exactText(language: CookLanguage, { values, unit }: UnitAmount): string {
  const numbers = rangeText(values.map((value) => writtenNumber(language, value, unit)));
  if (!hasName(language, unit)) return `${numbers} ${symbolOf(unit) ?? unit}`;
  const largest = Math.max(...values);
  const [singular, plural] = language.words.units[unit];
  const isOne = exactFraction(largest, unit) ? isSingularFraction : isSingular;
  return `${numbers} ${isOne(largest, language.pack.line.writing.numberStyle) ? singular : plural}`;
}

/** Whether the question named the unit, and whether the answer is a unit's size. */
interface MeasureStyle {
  named?: boolean;
  isSize?: boolean;
}

/** The units of the spoons that an amount in cups is measured with. */
const spoonsBeside = (cup: KitchenUnitId, tablespoon: KitchenUnitId) =>
  cup === 'cups'
    ? ({ tablespoon: 'tablespoons', teaspoon: 'teaspoons', pinch: 'pinch' } as const)
    : ({
        tablespoon: tablespoon === 'australian_tablespoon' ? tablespoon : 'metric_tablespoon',
        teaspoon: 'metric_teaspoon',
        pinch: 'pinch',
      } as const);

/** `1 1/2 cups + 2 tablespoons`. */
function cupsText(language: CookLanguage, cup: KitchenUnitId, measures: readonly Measure[]): string {
  const spoons = spoonsBeside(cup, language.tablespoon);
  return measures
    .map(({ unit, whole, numerator, denominator }) => {
      const values = [whole + numerator / denominator];
      return exactText(language, { values, unit: unit === 'cup' ? cup : spoons[unit] });
    })
    .join(' + ');
}

/** Formats an amount the way a cook measures it: on a scale, in a jug, in cups and spoons. */
export function measureText(
  language: CookLanguage,
  { values, unit }: UnitAmount,
  { named = false, isSize = false }: MeasureStyle = {},
): string {
  const [value = 0] = values;
  const measured = isCup(unit) && values.length === 1 ? measureUnit({ value, unit }, language) : null;
  if (measured && answersInCups(measured, named)) return cupsText(language, unit, measured.measures);
  const shown = values.map((value) => {
    const number = shownNumber(value, unit, isSize);
    return Number(number.toFixed(decimalsFor(number)));
  });
  return exactText(language, { values: shown, unit });
}
