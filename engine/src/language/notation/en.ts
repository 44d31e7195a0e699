import type { Notation } from './notation.ts';

export const en: Notation = { decimal: '.', group: ',', singular: 'whole 1' };
