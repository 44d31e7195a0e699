import { en as numberStyle } from '../notation/en.ts';
import type { Writing } from './writing.ts';

export const en: Writing = {
  numberStyle,
  written: { cup: ['cup', 'cups'], pinch: ['pinch', 'pinches'], inch: ['inch', 'inches'] },
  titleCase: true,
  capitalNouns: false,
  plainAdjectives: true,
  of: ['of ', 'of '],
  joins: [],
};
