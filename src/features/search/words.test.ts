import { describe, expect, it } from 'vitest';
import { findKnownPart, splitCompound } from './compounds.ts';
import { dropAmounts, joinKnownPair, queryWords } from './words.ts';

describe('queryWords', () => {
  it.each([
    ['en', 'how many tablespoons in a cup', 'tablespoons cup'],
    ['de', 'Wie viel wiegt Mehl?', 'mehl'],
    ['fr', 'combien d’œufs', 'oeufs'],
    ['es', '¿Cuánto pesa una taza de arroz?', 'taza arroz'],
    ['en', 'to', 'to'],
    ['en', '  flour,  sugar ', 'flour sugar'],
    ['en', '?!', ''],
  ] as const)('in %s: of %j are %j', (language, query, words) => {
    expect(queryWords(language, query).join(' ')).toBe(words);
  });
});

it('leaves amounts out, unless there is nothing else', () => {
  expect(dropAmounts(['100', 'g', 'flour'])).toEqual(['g', 'flour']);
  expect(dropAmounts(['350'])).toEqual(['350']);
});

it('joins neighbors that form one word', () => {
  const isKnown = (word: string) => word === 'cornstarch';
  expect(joinKnownPair(['sifted', 'corn', 'starch'], isKnown)).toEqual(['sifted', 'cornstarch']);
  expect(joinKnownPair(['corn', 'flakes'], isKnown)).toBeNull();
});

describe('compounds', () => {
  const known = {
    words: new Set(['mehl', 'tass', 'kurbis', 'supp', 'tomat', 'rest']),
    ends: new Set(['temperatur']),
  };
  it.each([
    ['mehltasse', [['mehl', 'tass']]],
    ['kurbissuppe', [['kurbis', 'supp']]],
    ['tomatensuppe', [['tomat', 'supp']]],
    ['mehltemperatur', [['mehl', 'temperatur']]],
    ['mehlauto', []],
  ])('%s has the parts %j', (word, parts) => {
    expect(splitCompound('de', word, known)).toEqual(parts);
  });

  it.each([
    ['resteverwertung', 'rest'],
    ['autosuppe', 'supp'],
    ['auto', null],
  ])('of %s is known %j', (word, part) => {
    expect(findKnownPart('de', word, known)).toBe(part);
  });
});
