import { NOTATIONS } from './notations.ts';
import type { Writing } from './writing.ts';

export const es: Writing = {
  notation: NOTATIONS.es,
  units: {
    cup: ['taza', 'tazas'],
    tbsp: ['cda', 'cdas'],
    tsp: ['cdta', 'cdtas'],
    pinch: ['pizca', 'pizcas'],
    inch: ['pulgada', 'pulgadas'],
  },
};
