import type { RareParts } from './askContext.ts';
import { askPanSwap } from './panSwap.ts';
import { writeSpokenNumbers } from './spokenNumbers.ts';

/** What only few questions need: two pans, numbers in words. */
export const rareParts: RareParts = {
  swapPans: askPanSwap,
  writeNumbers: writeSpokenNumbers,
};
