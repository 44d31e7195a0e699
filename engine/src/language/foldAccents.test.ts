import { describe, expect, it } from 'vitest';
import { foldAccents, foldLetters } from './foldAccents.ts';

describe('foldAccents', () => {
  it.each([
    ['', ''],
    ['Flour', 'flour'],
    ['Crème fraîche', 'creme fraiche'],
    ['CRE\u0300ME', 'creme'],
    ['Jalapeño', 'jalapeno'],
    ['Grüße', 'gruße'],
    ['Œuf', 'œuf'],
    ['Ångström', 'angstrom'],
    ['\uFB01let', 'filet'],
    ['9×13', '9×13'],
    ['l’eau', 'l’eau'],
    ['İ', 'i'],
  ])('%j is %j', (text, folded) => {
    expect(foldAccents(text)).toBe(folded);
  });

  it.each(['Crème brûlée', 'ÄÖÜ ẞ', 'ﬃ', '½'])('is idempotent: %j', (text) => {
    expect(foldAccents(foldAccents(text))).toBe(foldAccents(text));
  });
});

it.each([
  ['Grüße', 'grusse'],
  ['Œuf', 'oeuf'],
  ['Bæ', 'bae'],
])('%j in plain letters is %j', (text, folded) => {
  expect(foldLetters(text)).toBe(folded);
});
