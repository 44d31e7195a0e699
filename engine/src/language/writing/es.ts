import { es as numberStyle } from '../notation/es.ts';
import type { Writing } from './writing.ts';

export const es: Writing = {
  numberStyle,
  written: {
    cup: ['taza', 'tazas'],
    tbsp: ['cda', 'cdas'],
    tsp: ['cdta', 'cdtas'],
    pinch: ['pizca', 'pizcas'],
    inch: ['pulgada', 'pulgadas'],
  },
  titleCase: false,
  capitalNouns: false,
  plainAdjectives: false,
  of: ['de ', 'de '],
  joins: ['de '],
};
