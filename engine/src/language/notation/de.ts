import type { Notation } from './notation.ts';

export const de: Notation = { decimal: ',', group: '.', singular: 'whole 1' };
