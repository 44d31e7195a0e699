import type { Stemming } from './stemming.ts';

export const fr: Stemming = {
  compounds: false,
  digraphs: [],
  endings: [
    ['s$|(?<=eau|eu|ou)x$', ''],
    ['e+$', ''],
    ['enn$', 'en'],
  ],
};
