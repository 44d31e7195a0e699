import type { Stemming } from './stemming.ts';

export const de: Stemming = {
  compounds: true,
  // `ä` is written as `ae` where there are no umlauts; both fold to `a`
  digraphs: [['([aou])e', '$1']],
  endings: [
    ['^eier$', 'ei'],
    // `kuchen` and `hähnchen` keep their ends, or cake would be found in every kitchen (`küche`)
    ['(?<!ch(?=en$))(?:e(?:rn|[mnrs])?|(?<=e[lr])n|(?<=[bdfghklmnrt])s)$', ''],
  ],
};
