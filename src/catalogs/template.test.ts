import { describe, expect, expectTypeOf, it } from 'vitest';
import { fill, type Placeholders, type Translation } from './template.ts';

describe('fill', () => {
  it.each([
    ['one placeholder', '{n} days', { n: 3 }, '3 days'],
    ['text as a value', 'Language: {name}', { name: 'Deutsch' }, 'Language: Deutsch'],
    [
      'several placeholders',
      '{amount} {from} = {result}',
      { amount: 1, from: 'kg', result: '1,000 g' },
      '1 kg = 1,000 g',
    ],
    ['the same placeholder twice', '{n} and {n}', { n: 2 }, '2 and 2'],
    ['no placeholder', 'Copied', {}, 'Copied'],
    ['zero', '{n} days', { n: 0 }, '0 days'],
    ['an empty text', '[{name}]', { name: '' }, '[]'],
    ['patterns of String.replace', '{name}!', { name: '$& $1' }, '$& $1!'],
    ['a value that looks like a placeholder', '{a}{b}', { a: '{b}', b: 'x' }, '{b}x'],
    ['a superfluous value', '{n} days', { n: 1, m: 2 }, '1 days'],
    ['braces that are no placeholder', '{} { n } {n', { n: 1 }, '{} { n } {n'],
  ])('%s', (_, message: string, values: Record<string, string | number>, expected) => {
    expect(fill(message, values)).toBe(expected);
  });

  it('leaves a placeholder without a value visible', () => {
    // @ts-expect-error the value for {m} is missing
    expect(fill('{n} of {m}', { n: 1 })).toBe('1 of {m}');
  });
});

describe('Translation', () => {
  it('reads placeholders from a message', () => {
    expectTypeOf<Placeholders<'{a} of {b}, {a}'>>().toEqualTypeOf<'a' | 'b'>();
    expectTypeOf<Placeholders<'no placeholder'>>().toEqualTypeOf<never>();
  });

  it('accepts placeholders in any order, and any text without placeholders', () => {
    expectTypeOf<{ row: '{b}: {a}'; word: 'mot' }>().toExtend<
      Translation<{ row: '{a} of {b}'; word: 'word' }>
    >();
    expectTypeOf<{ list: ['un', '{n}'] }>().toExtend<Translation<{ list: ['one', 'n = {n}'] }>>();
  });

  it('rejects a missing placeholder, a missing key and a shorter list', () => {
    expectTypeOf<'{a}'>().not.toExtend<Translation<'{a} of {b}'>>();
    expectTypeOf<{ one: 'un' }>().not.toExtend<Translation<{ one: 'one'; two: 'two' }>>();
    expectTypeOf<{ list: readonly ['un'] }>().not.toExtend<Translation<{ list: readonly ['one', 'two'] }>>();
  });
});
