import type { Stemming } from './stemming.ts';

export const en: Stemming = {
  compounds: false,
  digraphs: [],
  endings: [
    ['^(loa|lea|hal|kni|cal|shel)ves$', '$1f'],
    ['(?<=ss|x|z|ch|sh|o)es$|(?<![us])s$', ''],
    ['(?<=...)(?:ie|y)$', 'i'],
  ],
};
