import { formatFraction, kitchenFraction } from '../../quantity/fraction.ts';
import type { Notation } from '../notation/notation.ts';
import { plainNumber } from './numberText.ts';

/** A number of things that are filled, cut or counted, as a fraction where it is one: `1 1/2`, `3/16`, else `1.4`. */
export function fractionText(value: number, notation: Pick<Notation, 'decimal'>): string {
  const fraction = kitchenFraction(value);
  if (fraction?.exact) return formatFraction(fraction);
  const sixteenths = value * 16;
  return Number.isInteger(sixteenths) && value > 0 && value < 1
    ? `${sixteenths}/16`
    : plainNumber(value, notation);
}
