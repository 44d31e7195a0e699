import { de as numberStyle } from '../notation/de.ts';
import type { Writing } from './writing.ts';

export const de: Writing = {
  numberStyle,
  written: {
    cup: ['Tasse', 'Tassen'],
    tbsp: ['EL', 'EL'],
    tsp: ['TL', 'TL'],
    pinch: ['Prise', 'Prisen'],
    inch: ['Zoll', 'Zoll'],
  },
  titleCase: false,
  capitalNouns: true,
  plainAdjectives: false,
  of: ['', ''],
  joins: [],
};
