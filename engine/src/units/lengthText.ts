import type { DecimalSeparator } from '../quantity/decimal.ts';
import { parseQuantity } from '../quantity/parse.ts';
import { splitUnit } from '../quantity/splitUnit.ts';
import { convertLength } from './lengths.ts';
import type { LengthUnitId } from './units.ts';

/** Ways to write a unit after a number, in the site's languages. */
const WRITTEN: readonly (readonly [LengthUnitId, RegExp])[] = [
  ['mm', /^mm$/],
  ['cm', /^(cm|[cz]ent[ií]m[eè]t(er|re|ro)s?)$/],
  ['in', /^(in|inch|inches|zoll|po|pouces?|pulg|pulgadas?|["”″]|'')$/],
];

/**
 * A length in centimeters as people type it: a number in `unit`, or with a unit of its own, which wins:
 * `24`, `24 cm`, `9 in`, `9"`, `8 1/2 pouces`. Zero for anything else, as in the inch calculator.
 */
export function readCentimeters(text: string, unit: LengthUnitId, decimal: DecimalSeparator): number {
  const typed = splitUnit(text);
  if (!typed) return convertLength(parseQuantity(text, decimal), unit, 'cm');
  const own = WRITTEN.find(([, ways]) => ways.test(typed.unit))?.[0];
  return own ? convertLength(parseQuantity(typed.number, decimal), own, 'cm') : 0;
}
