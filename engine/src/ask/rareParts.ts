import type { RareParts } from './askContext.ts';
import { askPans } from './askPans.ts';
import { severalNumbers } from './severalNumbers.ts';

/** What only few questions need: a pan for another, several numbers. The site compares two and reads numbers in words, too. */
export const rareParts: Omit<RareParts, 'compare' | 'writeNumbers'> = {
  readPans: askPans,
  severalNumbers,
};
