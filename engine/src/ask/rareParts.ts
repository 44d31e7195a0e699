import type { RareParts } from './askContext.ts';
import { askPans } from './askPans.ts';
import { severalNumbers } from './severalNumbers.ts';
import { writeSpokenNumbers } from './spokenNumbers.ts';

/** What only few questions need: a pan for another, numbers in words, several numbers. The site compares two, too. */
export const rareParts: Omit<RareParts, 'compare'> = {
  readPans: askPans,
  writeNumbers: writeSpokenNumbers,
  severalNumbers,
};
