import type { Stemming } from './stemming.ts';

export const es: Stemming = {
  compounds: false,
  digraphs: [],
  endings: [
    ['s$', ''],
    ['[aeo]$', ''],
    ['c$', 'z'],
  ],
};
