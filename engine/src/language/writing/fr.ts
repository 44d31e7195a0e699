import { fr as numberStyle } from '../notation/fr.ts';
import type { Writing } from './writing.ts';

export const fr: Writing = {
  numberStyle,
  written: {
    cup: ['tasse', 'tasses'],
    tbsp: ['c. à soupe', 'c. à soupe'],
    tsp: ['c. à café', 'c. à café'],
    pinch: ['pincée', 'pincées'],
    inch: ['po', 'po'],
  },
  titleCase: false,
  capitalNouns: false,
  plainAdjectives: false,
  of: ['de ', 'd’'],
  joins: ['de la ', 'de l’', "de l'", 'du ', 'des ', 'de ', 'd’', "d'"],
};
