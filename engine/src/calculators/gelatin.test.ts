import { describe, expect, it } from 'vitest';
import { convertGelatin, type GelatinMeasure, gelatinFor, powderBloom, SHEETS, sheetsOf } from './gelatin.ts';
import { gelatinMeasures } from './gelatinMeasures.ts';

const measure = (id: string) => gelatinMeasures().find((row) => row.id === id) as GelatinMeasure;

describe('convertGelatin', () => {
  it.each([
    [4, 'sheet-titanium', 'sheet-gold', 4], // makers: leaf for leaf
    [6, 'sheet-silver', 'packet-de', 1], // Dr. Oetker
    [10, 'powder-200', 'sheet-gold', 5], // 2 g each, the same bloom
    [8, 'powder-250', 'powder-200', 8.944], // 8 times the root of 1.25
    [10, 'powder-200', 'powder-250', 8.944],
    [1, 'packet-us', 'sheet-gold', 3.712], // 7 g / 2 g times the root of 1.125
    [6, 'sheet-gold', 'agar', 4.5], // half a liter at 0.9 %
    [0, 'sheet-gold', 'agar', 0],
  ])('%d %s is %s: %d', (amount, from, to, expected) => {
    expect(convertGelatin(amount, measure(from), measure(to))).toEqual({
      ok: true,
      value: expect.closeTo(expected, 3),
    });
  });

  it.each([
    [-1, 'negative-amount'],
    [Number.NaN, 'negative-amount'],
    [1e9, 'too-large'],
  ])('refuses %d as %s', (amount, code) => {
    expect(convertGelatin(amount, measure('sheet-gold'), measure('agar'))).toEqual({ ok: false, code });
  });
});

// Texture, by spycook.blogspot.com; titanium The Hunter's Pantry
it.each([
  ['titanium', 5],
  ['bronze', 3.3],
  ['silver', 2.5],
  ['gold', 2],
  ['platinum', 1.7],
] as const)('a leaf of %s weighs %d g', (grade, grams) => {
  expect(SHEETS[grade].grams).toBe(grams);
});

it('a packet of 7 g is three to four leaves, as charts have it', () => {
  expect(sheetsOf(7, 225)).toBeGreaterThan(3);
  expect(sheetsOf(7, 225)).toBeLessThan(4);
});

it('the stronger a grade, the lighter its leaf', () => {
  const grades = Object.values(SHEETS);
  for (const [index, { bloom, grams }] of grades.entries()) {
    const before = grades[index - 1];
    if (before) expect([bloom > before.bloom, grams < before.grams]).toEqual([true, true]);
  }
});

// 9 g for 6 leaves on the German packet; sqrt(225 / 200) of 2 g for a leaf; Savour has 7 g for 3
it.each([
  [6, 'powder', 'de', 9, [9, 14]],
  [6, 'powder', 'us', 11.314, [9, 14]],
  [6, 'powder', 'fr', 12, [9, 14]],
  [7, 'sheet', 'us', 3.712, [3, 4.667]],
  [9, 'sheet', 'de', 6, [3.857, 6]],
  [10, 'sheet', 'es', 5, [4.286, 6.667]],
] as const)('%d makes so much %s in %s: %d', (amount, to, market, value, range) => {
  expect(gelatinFor(amount, to, powderBloom(market))).toEqual({
    value: expect.closeTo(value, 3),
    range: range.map((end) => expect.closeTo(end, 3)),
  });
});

it('sets half a liter with the agar of its source, and what is sour with more', () => {
  const { value, range } = gelatinFor(6, 'agar', null);
  expect(value).toBeCloseTo(4.5);
  expect(range[1]).toBeCloseTo(6.5);
});
