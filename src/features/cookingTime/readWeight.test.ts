import { describe, expect, it } from 'vitest';
import { readWeight, type WeightUnit } from './readWeight.ts';

describe('readWeight', () => {
  it.each<[string, WeightUnit, number, WeightUnit]>([
    ['5', 'lb', 5, 'lb'],
    ['5', 'kg', 5, 'kg'],
    ['2.3 kg', 'lb', 2.3, 'kg'],
    ['2.3kg', 'lb', 2.3, 'kg'],
    ['2,3 kg', 'lb', 2.3, 'kg'],
    [' 2 Kilos ', 'lb', 2, 'kg'],
    ['800 g', 'lb', 0.8, 'kg'],
    ['5 lb', 'kg', 5, 'lb'],
    ['5 lbs.', 'kg', 5, 'lb'],
    ['2 1/2 pounds', 'kg', 2.5, 'lb'],
    ['½ lb', 'kg', 0.5, 'lb'],
    ['24 oz', 'kg', 1.5, 'lb'],
    ['1e2', 'lb', 100, 'lb'],
  ])('%j in a field for %s is %d %s', (text, field, weight, unit) => {
    expect(readWeight(text, field, '.')).toEqual({ weight, unit });
  });

  it('reads local numbers', () => {
    expect(readWeight('2,3 kg', 'kg', ',')).toEqual({ weight: 2.3, unit: 'kg' });
    expect(readWeight('1.500 g', 'kg', ',')).toEqual({ weight: 1.5, unit: 'kg' });
  });

  it.each([
    '',
    'kg',
    'heavy',
    '5 stone',
    '5 constructor',
    'two kg',
    '5 kg kg',
    '1/0 kg',
    '<b>5</b>',
    '9'.repeat(80),
  ])('does not read %j', (text) => {
    expect(readWeight(text, 'lb', '.')).toBeNull();
  });
});
