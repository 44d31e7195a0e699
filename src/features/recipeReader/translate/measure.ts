import { unitText } from '@gramwise/engine/language/writing/measureText.ts';
import { isSingularFraction } from '@gramwise/engine/language/writing/numberText.ts';
import { MEASURES, type MeasureId } from '@gramwise/engine/units/measureWords.ts';
import { fill } from '#catalogs/template.ts';
import type { Target } from './target.ts';

const COLUMNS = { en: 1, fr: 2, de: 3, es: 4 } as const;

/** Singular and plural of a measure that `Writing` has no words for. */
const namesOf = (unit: MeasureId, { language, file }: Target): readonly string[] =>
  file.patterns.measureNames
    .split('\n')
    .map((row) => row.split('|'))
    .find(([id]) => id === unit)
    ?.[COLUMNS[language]]?.split('~') ?? [];

/** Above this difference of sizes, a measure is another one: cups of 237 and 250 ml are not the same. */
const SAME_SIZE = 0.02;

/** How much the recipe's measure holds or weighs; '' if its reader knows it by that name. */
export function sizeNote(unit: MeasureId, { language, sizes, file }: Target): string {
  const { kind, size } = MEASURES[unit];
  const meant = sizes.recipe[unit] ?? size;
  const known = sizes.reader[unit] ?? size;
  if (!file.patterns.alwaysSized.includes(unit) && Math.abs(meant / known - 1) <= SAME_SIZE) return '';
  return fill(file.patterns.sized[language], {
    size: `${Math.round(meant)} ${kind === 'volume' ? 'ml' : 'g'}`,
  });
}

/** A measure as its reader writes it after a number. */
export function measureName(unit: MeasureId, value: number, target: Target): string {
  const { writing } = target;
  const [one = '', more = one] = namesOf(unit, target);
  if (one === '') return unitText(unit, value, writing);
  return isSingularFraction(value, writing.numberStyle) ? one : more;
}
