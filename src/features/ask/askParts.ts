import { isRareInWords } from '@gramwise/engine/ask/isRareInWords.ts';
import { foldLetters } from '@gramwise/engine/language/foldAccents.ts';
import type { PartAnswer, PartQuestion } from './askPart.ts';
import { lazyPart } from './lazyPart.ts';

export const loadSubstitutes = () => import('./substituteView.ts');

/** Code that answers a kind of questions, and gives null for others. */
export interface AnsweringPart {
  answerPart: (asked: PartQuestion) => PartAnswer | null;
}

/**
 * What few questions need, not loaded yet, each with the signs of these. A question without one never asks a part, so
 * that it does not depend on what was asked before.
 */
export const openParts = () => ({
  /** Those that answer questions of their own, in the order in which they are asked. */
  answering: [
    lazyPart({
      load: () => import('./calculatorView.ts'),
      signs: {
        words: ({ calculators }) => [...(calculators?.signs ?? []), ...(calculators?.durations ?? [])],
      },
    }),
    // Before substitutes: `agar statt 6 Blatt Gelatine`
    lazyPart({ load: () => import('./exchangeView.ts'), signs: { words: ({ exchanged }) => exchanged } }),
    lazyPart({
      load: loadSubstitutes,
      signs: {
        words: ({ site, substitute: { asks, insteadOf, mayAsk, suffixes } }) => [
          ...(site ? [...site.replaces.mayAskToo, ...site.replaces.makes, ...site.replaces.forms] : []),
          ...asks,
          ...insteadOf,
          ...mayAsk,
          ...suffixes,
        ],
      },
    }),
    lazyPart({
      load: () => import('./panVolumeView.ts'),
      signs: {
        words: ({ site, pan, roundPan, squarePan, deepPan }) =>
          site
            ? [
                ...pan,
                ...roundPan,
                ...squarePan,
                ...deepPan,
                ...[...site.pans.asked.holds, ...Object.values(site.pans.kinds).flat()].map(foldLetters),
              ]
            : [],
      },
    }),
    lazyPart({
      load: () => import('./nutrientView.ts'),
      signs: { words: ({ nutrients }) => Object.values(nutrients).flat() },
    }),
    lazyPart({
      load: () => import('./portionView.ts'),
      signs: {
        words: ({
          portions: { each, eachChild, people, children, weAre, wants, serves, enough, ...words },
        }) => [
          ...[...each, ...eachChild, ...people, ...children, ...weAre],
          ...[...wants, ...serves, ...enough, ...words.for],
        ],
        // An amount and two numbers of servings: `300 g from 4 to 6`
        numbers: 3,
      },
    }),
    lazyPart({
      load: () => import('./vesselView.ts'),
      // Measures of another size, too: `how many 1/4 cups in 2 cups`
      signs: {
        vessel: true,
        numbers: 2,
        words: ({ times, factors }) => ['/', ...Object.keys(times), ...factors],
      },
    }),
    lazyPart({
      load: () => import('./looseView.ts'),
      signs: { words: ({ site }) => (site ? Object.values(site.loose).flat() : []) },
    }),
  ],
  /** Those that help to read any question. */
  readPans: lazyPart({
    load: () => import('@gramwise/engine/ask/askPans.ts'),
    signs: {
      words: ({ roundPan, squarePan, site }) => [...roundPan, ...squarePan, ...(site?.trays ?? [])],
      numbers: 2,
    },
  }),
  readSeveral: lazyPart({
    load: () => import('@gramwise/engine/ask/severalNumbers.ts'),
    signs: {
      words: ({ times, doubled, divide, less }) => [
        ...Object.keys({ ...times, ...doubled }),
        ...[...divide, ...less],
      ],
      numbers: 2,
    },
  }),
  compare: lazyPart({
    load: () => import('@gramwise/engine/ask/askBeside.ts'),
    signs: {
      words: ({ site, regions, countries }) => [
        ...(site
          ? [site.compares.heavier, site.compares.larger, site.compares.versus, site.equals.asks].flat()
          : []),
        '+',
        ...(site?.adds ?? []).map(foldLetters),
        // `egg M or L`
        ...(site?.compares.either ?? []).map((word) => ` ${word} `),
        // `une cuillère c'est 15 ml`
        ...(site?.equals.between ?? []).map((word) => ` ${word}`),
        // `a pint in the uk and in the us`
        ...[...Object.values(regions), ...Object.values(countries)].flat().map((place) => ` ${place}`),
      ],
      // `a cup of rice or one of sugar`
      numbers: 2,
    },
  }),
  writeNumbers: lazyPart({
    load: () => import('@gramwise/engine/ask/spokenNumbers.ts'),
    signs: {
      words: ({ site }) => [
        ...(site?.cubic ?? []),
        ...Object.entries(site?.spoken ?? {}).flatMap(([word, value]) =>
          isRareInWords(value) ? [word] : [],
        ),
      ],
    },
  }),
  /** For a question that no other answers, whose words may be misspelled. */
  readSpelled: lazyPart({ load: () => import('./spelledView.ts'), signs: {} }),
});
