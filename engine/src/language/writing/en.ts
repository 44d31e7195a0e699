import { NOTATIONS } from './notations.ts';
import type { Writing } from './writing.ts';

export const en: Writing = {
  notation: NOTATIONS.en,
  units: { cup: ['cup', 'cups'], pinch: ['pinch', 'pinches'], inch: ['inch', 'inches'] },
};
