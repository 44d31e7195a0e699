import { describe, expect, it } from 'vitest';
import { STEMMINGS } from './stems/stemmings.ts';
import { normalizeTerm, stemOf } from './stems.ts';

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
    expect(normalizeTerm(STEMMINGS[language], term)).toBe(plain);
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
    expect(new Set(words.map((word) => stemOf(STEMMINGS[language], word))).size).toBe(1);
  });

  it.each([
    ['de', 'kuchen', 'kuche'],
    ['en', 'gas', 'ga'],
    ['en', 'couscous', 'couscou'],
    ['es', 'sal', 'salsa'],
  ] as const)('in %s: %s is not %s', (language, first, second) => {
    expect(stemOf(STEMMINGS[language], first)).not.toBe(stemOf(STEMMINGS[language], second));
  });
});
