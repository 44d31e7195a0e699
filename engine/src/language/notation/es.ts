import type { Notation } from './notation.ts';

// The RAE's group sign for every country; a period would be the decimal sign in Mexico.
export const es: Notation = { decimal: ',', group: '\u202F', singular: 'any 1' };
