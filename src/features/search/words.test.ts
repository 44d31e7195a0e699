import { describe, expect, it } from 'vitest';
import { compoundParts, knownPart } from './compounds.ts';
import { queryWords, withoutAmounts, withWordsJoined } from './words.ts';

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
  expect(withoutAmounts(['100', 'g', 'flour'])).toEqual(['g', 'flour']);
  expect(withoutAmounts(['350'])).toEqual(['350']);
});

it('joins neighbors that form one word', () => {
  const isKnown = (word: string) => word === 'cornstarch';
  expect(withWordsJoined(['sifted', 'corn', 'starch'], isKnown)).toEqual(['sifted', 'cornstarch']);
  expect(withWordsJoined(['corn', 'flakes'], isKnown)).toBeNull();
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
    expect(compoundParts('de', word, known)).toEqual(parts);
  });

  it.each([
    ['resteverwertung', 'rest'],
    ['autosuppe', 'supp'],
    ['auto', null],
  ])('of %s is known %j', (word, part) => {
    expect(knownPart('de', word, known)).toBe(part);
  });
});
