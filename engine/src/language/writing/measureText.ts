import type { ShownMeasure } from '../../rounding/shownMeasure.ts';
import { METRIC_ONLY_MEASURES } from '../../units/measureWords.ts';
import { fractionText } from './fractionText.ts';
import { isSingularFraction, plainNumber, rangeText } from './numberText.ts';
import type { Writing } from './writing.ts';

/** Units shown in decimals: those read off a scale, a jug, a metric ruler or a dial. */
const IN_DECIMALS: ReadonlySet<string> = new Set([...METRIC_ONLY_MEASURES, 'mm', 'cm', 'C', 'F']);

/** A rounded number of a unit, without the unit: `1.5` of kilograms, `1 1/2` of cups. */
export const numberOfUnit = (value: number, unit: string, { numberStyle }: Writing): string =>
  IN_DECIMALS.has(unit) ? plainNumber(value, numberStyle) : fractionText(value, numberStyle);

/** A unit as the language writes it after a number. */
export function unitText(unit: string, value: number, { numberStyle, written }: Writing): string {
  if (unit === 'C' || unit === 'F') return `°${unit}`;
  const [singular, plural] = written[unit] ?? [unit, unit];
  return isSingularFraction(value, numberStyle) ? singular : plural;
}

/** Formats an already rounded amount: `125 g`, `1 1/2 cups`, `2–3 tbsp`, `1/3 cup + 1 tbsp`. */
export const measureText = (shown: readonly ShownMeasure<string>[], writing: Writing): string =>
  shown
    .map(({ unit, values }) => {
      const number = rangeText(values.map((value) => numberOfUnit(value, unit, writing)));
      return `${number} ${unitText(unit, Math.max(...values), writing)}`;
    })
    .join(' + ');
