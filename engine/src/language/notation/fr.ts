import type { Notation } from './notation.ts';

export const fr: Notation = { decimal: ',', group: '\u202F', singular: 'below 2' };
