import { describe, expect, it } from 'vitest';
import { readParam, withParams } from './query.ts';

describe('readParam', () => {
  it.each([
    ['', 'a', null],
    ['?', 'a', null],
    ['?b=1', 'a', null],
    ['?a', 'a', ''],
    ['?a=', 'a', ''],
    ['?a=1&a=2', 'a', '1'],
    ['?b=2&a=1', 'a', '1'],
    ['a=1', 'a', '1'],
    ['?a=1%2C5', 'a', '1,5'],
    ['?a=1+1%2F2', 'a', '1 1/2'],
    ['?a=%E0%A4%A', 'a', '\uFFFD%A'],
    ['?constructor=1', 'toString', null],
    [`?a=${'x'.repeat(5000)}`, 'a', 'x'.repeat(64)],
  ])('%j, %s: %j', (query, name, value) => {
    expect(readParam(query, name)).toBe(value);
  });

  it('truncates to the given length', () => {
    expect(readParam('?a=abcdef', 'a', 3)).toBe('abc');
  });
});

describe('withParams', () => {
  it.each<[query: string, changes: Record<string, string | null>, result: string]>([
    ['', {}, ''],
    ['?', {}, ''],
    ['', { a: null }, ''],
    ['', { a: '1' }, '?a=1'],
    ['', { a: '' }, '?a='],
    ['?a=1', { a: null }, ''],
    ['?a=1&b=2', { a: null }, '?b=2'],
    ['?a=1&b=2', { a: '3' }, '?a=3&b=2'],
    ['?a=1&a=2', { a: '3' }, '?a=3'],
    ['?b=2', { a: '1', c: '3' }, '?b=2&a=1&c=3'],
    ['', { a: '1,5~2' }, '?a=1,5~2'],
    ['', { a: 'b & c=d?#' }, '?a=b+%26+c%3Dd%3F%23'],
  ])('%j with %j is %j', (query, changes, result) => {
    expect(withParams(query, changes)).toBe(result);
  });

  it.each(['1,5', '1 1/2', '½', '&=?#%', 'a+b', '\u00a0'])('reads %j back', (text) => {
    expect(readParam(withParams('?x=1', { a: text }), 'a')).toBe(text);
  });
});
