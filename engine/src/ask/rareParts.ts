import type { RareParts } from './askContext.ts';
import { askPans } from './askPans.ts';
import { severalNumbers } from './severalNumbers.ts';
import { writeSpokenNumbers } from './spokenNumbers.ts';

/** What only few questions need: a pan for another, numbers in words, several numbers. */
export const rareParts: RareParts = {
  readPans: askPans,
  writeNumbers: writeSpokenNumbers,
  severalNumbers,
};
