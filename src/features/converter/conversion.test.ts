import { describe, expect, it } from 'vitest';
import {
  type Conversion,
  DEFAULT_CONVERSION,
  outcomeOf,
  readConversion,
  writeConversion,
} from './conversion.ts';

const having = (part: Partial<Conversion>): Conversion => ({ ...DEFAULT_CONVERSION, ...part });

describe('outcomeOf', () => {
  it('starts with 100 g of water as 100 ml', () => {
    expect(outcomeOf(DEFAULT_CONVERSION, '.')).toEqual({ kind: 'result', amount: 100, value: 100 });
  });

  it.each(['', '   ', 'abc', 'NaN', 'Infinity', '1/0'])('has no result and no error for %j', (amount) => {
    expect(outcomeOf(having({ amount }), '.')).toEqual({ kind: 'none' });
  });

  it.each(['gold', '', 'constructor', '__proto__'])('has no result for the forged ingredient %j', (id) => {
    const forged = having({ ingredient: id as Conversion['ingredient'], to: 'grams' });
    expect(outcomeOf(forged, '.')).toEqual({ kind: 'none' });
    expect(outcomeOf({ ...forged, to: 'cups' }, '.')).toEqual({ kind: 'none' });
  });

  it.each(['0', '-1', '-0'])('refuses %s', (amount) => {
    expect(outcomeOf(having({ amount }), '.')).toEqual({ kind: 'error', code: 'amount-not-positive' });
  });

  it.each([
    ['1,5', ','],
    ['1.5', '.'],
    ['1 1/2', '.'],
    ['1½', ','],
  ] as const)('reads %s', (amount, decimal) => {
    expect(outcomeOf(having({ amount }), decimal)).toMatchObject({ amount: 1.5 });
  });
});

describe('the address of a conversion', () => {
  const flour = having({ ingredient: 'flour', amount: '2 1/2', from: 'cups', to: 'grams' });

  it('brings it back and leaves out what is the default', () => {
    expect(readConversion(writeConversion(flour, DEFAULT_CONVERSION), DEFAULT_CONVERSION)).toEqual(flour);
    expect(writeConversion(DEFAULT_CONVERSION, DEFAULT_CONVERSION)).toBe('');
    expect(writeConversion(having({ amount: '' }), DEFAULT_CONVERSION)).toBe('?amount=');
  });

  it('keeps what belongs to others', () => {
    expect(writeConversion(DEFAULT_CONVERSION, DEFAULT_CONVERSION, '?heat=200&amount=9')).toBe('?heat=200');
  });

  it.each(['?ingredient=gold&from=x&to=__proto__', '?ingredient=constructor', '?from=', '?%'])(
    'falls back to the defaults for %s',
    (query) => expect(readConversion(query, DEFAULT_CONVERSION)).toEqual(DEFAULT_CONVERSION),
  );

  it('cuts an amount without end', () => {
    expect(readConversion(`?amount=${'9'.repeat(5000)}`, DEFAULT_CONVERSION).amount).toHaveLength(64);
  });
});
