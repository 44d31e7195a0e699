import type { RareParts } from './askContext.ts';
import { askEach } from './askEach.ts';
import { askPans } from './askPans.ts';
import { writeSpokenNumbers } from './spokenNumbers.ts';

/** What only few questions need: a pan for another, numbers in words, two foods at once. */
export const rareParts: RareParts = {
  readPans: askPans,
  writeNumbers: writeSpokenNumbers,
  readEach: askEach,
};
