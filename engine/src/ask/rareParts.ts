import type { AskContext } from './askContext.ts';
import { askPanSwap } from './panSwap.ts';
import { writeSpokenNumbers } from './spokenNumbers.ts';

/** What only few questions need: two pans, numbers in words. */
export const rareParts: Pick<AskContext, 'swapPans' | 'writeNumbers'> = {
  swapPans: askPanSwap,
  writeNumbers: writeSpokenNumbers,
};
