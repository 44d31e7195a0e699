import { unitText } from '@gramwise/engine/language/writing/measureText.ts';
import { isSingularFraction } from '@gramwise/engine/language/writing/numberText.ts';
import { MEASURES, type MeasureId } from '@gramwise/engine/units/measureWords.ts';
import { fill } from '#catalogs/template.ts';
import { ALWAYS_SIZED, MEASURE_NAMES, SIZED } from '#content/ingredientWords/patterns.ts';
import type { Target } from './target.ts';

const NAMES = new Map(
  MEASURE_NAMES.trim()
    .split('\n')
    .map((row) => {
      const [id = '', en = '', fr = '', de = '', es = ''] = row.split('|');
      return [id, { en, fr, de, es }] as const;
    }),
);

/** Above this difference of sizes, a measure is another one: cups of 237 and 250 ml are not the same. */
const SAME_SIZE = 0.02;

/** How much the recipe's measure holds or weighs; '' if its reader knows it by that name. */
export function sizeNote(unit: MeasureId, { language, sizes }: Target): string {
  const { kind, size } = MEASURES[unit];
  const meant = sizes.recipe[unit] ?? size;
  const known = sizes.reader[unit] ?? size;
  if (!ALWAYS_SIZED.includes(unit) && Math.abs(meant / known - 1) <= SAME_SIZE) return '';
  return fill(SIZED[language], { size: `${Math.round(meant)} ${kind === 'volume' ? 'ml' : 'g'}` });
}

/** A measure as its reader writes it after a number. */
export function measureName(unit: MeasureId, value: number, { language, writing }: Target): string {
  const [one = '', more = one] = NAMES.get(unit)?.[language].split('~') ?? [];
  if (one === '') return unitText(unit, value, writing);
  return isSingularFraction(value, writing.numberStyle) ? one : more;
}
