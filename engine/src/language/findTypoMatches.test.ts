import { describe, expect, it } from 'vitest';
import { findTypoMatches } from './findTypoMatches.ts';

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
    expect(findTypoMatches(word, words)).toEqual(meant);
  });
});
