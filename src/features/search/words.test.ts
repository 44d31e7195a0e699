import { describe, expect, it } from 'vitest';
import { compoundParts, knownPart } from './compounds.ts';
import { plainTerm, stemOf } from './stems.ts';
import { joined, misspelled, queryWords, withoutAmounts } from './words.ts';

describe('plainTerm', () => {
  it.each([
    ['fr', 'Crème', 'creme'],
    ['fr', 'Bœuf', 'boeuf'],
    ['de', 'Soße', 'sosse'],
    ['de', 'ÄPFEL', 'apfel'],
    ['de', 'Haehnchen', 'hahnchen'],
    ['en', 'goes', 'goes'],
    ['en', '9×13', '9x13'],
    ['en', '350°F', '350f'],
    ['en', '', ''],
  ] as const)('in %s: %j is %j', (language, term, plain) => {
    expect(plainTerm(language, term)).toBe(plain);
  });
});

describe('stemOf', () => {
  it.each([
    ['en', ['berry', 'berries']],
    ['en', ['tomato', 'tomatoes']],
    ['en', ['loaf', 'loaves']],
    ['en', ['cookie', 'cookies']],
    ['en', ['dish', 'dishes']],
    ['fr', ['gateau', 'gateaux']],
    ['fr', ['pomme', 'pommes']],
    ['fr', ['rape', 'rapee', 'rapees']],
    ['de', ['tasse', 'tassen']],
    ['de', ['zwiebel', 'zwiebeln']],
    ['de', ['ei', 'eier']],
    ['de', ['nuss', 'nusse', 'nussen']],
    ['es', ['nuez', 'nueces']],
    ['es', ['limon', 'limones']],
    ['es', ['molido', 'molida', 'molidas']],
  ] as const)('in %s: %j have one', (language, words) => {
    expect(new Set(words.map((word) => stemOf(language, word))).size).toBe(1);
  });

  it.each([
    ['de', 'kuchen', 'kuche'],
    ['en', 'gas', 'ga'],
    ['en', 'couscous', 'couscou'],
    ['es', 'sal', 'salsa'],
  ] as const)('in %s: %s is not %s', (language, one, other) => {
    expect(stemOf(language, one)).not.toBe(stemOf(language, other));
  });
});

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

it('joins neighbors that are one word', () => {
  const isKnown = (word: string) => word === 'cornstarch';
  expect(joined(['sifted', 'corn', 'starch'], isKnown)).toEqual(['sifted', 'cornstarch']);
  expect(joined(['corn', 'flakes'], isKnown)).toBeNull();
});

describe('misspelled', () => {
  const words = ['harina', 'horno', 'recipe', 'egg', 'quart', '350f'];
  it.each([
    ['harna', ['harina']],
    ['recepie', ['recipe']],
    ['quark', ['quart']],
    ['egk', []],
    ['351f', []],
    ['precepi', []],
  ])('%s may be %j', (word, meant) => {
    expect(misspelled(word, words)).toEqual(meant);
  });
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
