import { formatFraction, kitchenFraction } from '@gramwise/engine/quantity/fraction.ts';
import type { Language } from '#catalogs/languages.ts';
import { formatNumber } from './format.ts';

/** Cooks fill or take no eighth of more than this. */
const MAX_IN_FRACTIONS = 10;

/** A count of what cooks fill or take, as its nearest kitchen fraction: `1 3/4`; from ten on in whole numbers. */
export function fractionText(language: Language, count: number): string {
  const fraction = count < MAX_IN_FRACTIONS ? kitchenFraction(count) : null;
  return fraction ? formatFraction(fraction) : formatNumber(language, count, 0);
}
