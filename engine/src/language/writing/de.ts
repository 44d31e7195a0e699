import { NOTATIONS } from './notations.ts';
import type { Writing } from './writing.ts';

export const de: Writing = {
  notation: NOTATIONS.de,
  units: {
    cup: ['Tasse', 'Tassen'],
    tbsp: ['EL', 'EL'],
    tsp: ['TL', 'TL'],
    pinch: ['Prise', 'Prisen'],
    inch: ['Zoll', 'Zoll'],
  },
};
