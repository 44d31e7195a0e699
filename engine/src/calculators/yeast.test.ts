import { describe, expect, it } from 'vitest';
import { convertYeast } from './yeast.ts';
import { yeastMeasures } from './yeastMeasures.ts';

describe('convertYeast', () => {
  // By the book: 1 lb of fresh is 0.4 lb of active dry or 0.33 lb of instant.
  it.each([
    [42, 'fresh', 'instant', 13.86],
    [42, 'fresh', 'active-dry', 16.8],
    [7, 'instant', 'fresh', 21.21],
    [7, 'active-dry', 'instant', 5.775],
    [7, 'active-dry', 'fresh', 17.5],
    [5, 'instant', 'instant', 5],
    [0, 'fresh', 'instant', 0],
  ])('%d g of %s are %s: %d g', (grams, from, to, expected) => {
    expect(convertYeast(grams, from, to)).toEqual({ ok: true, value: expect.closeTo(expected, 2) });
  });

  it.each([
    [-1, 'fresh', 'instant', 'negative-amount'],
    [Number.NaN, 'fresh', 'instant', 'negative-amount'],
    [100_001, 'fresh', 'instant', 'too-large'],
    [1, 'sourdough', 'instant', 'unknown-yeast'],
    [1, 'fresh', 'toString', 'unknown-yeast'],
  ])('refuses %d of %s as %s', (grams, from, to, code) => {
    expect(convertYeast(grams, from, to)).toEqual({ ok: false, code });
  });

  // The makers' own equivalents, which are rounded to whole packets.
  it.each([
    ['cake-17', 'active-dry-packet', 1], // Red Star: 1 cake of 0.6 oz = 1 packet
    ['cube-42', 'instant-packet', 2], // Dr. Oetker: 1 Würfel = 2 Päckchen
  ])('%s is about as many %s: %d', (from, to, packets) => {
    const measure = (id: string) => yeastMeasures().find((row) => row.id === id);
    const [cube, packet] = [measure(from), measure(to)];
    const converted = convertYeast(cube?.grams ?? 0, cube?.kind ?? '', packet?.kind ?? '');
    expect(converted.ok && converted.value / (packet?.grams ?? 0)).toBeCloseTo(packets, 1);
  });
});

describe('the measures of yeast', () => {
  // The packets of the table of foods; a spoon by King Arthur and Red Star: 2 1/4 tsp are 7 g.
  it.each([
    ['cube-42', 42],
    ['cube-25', 25],
    ['cake-17', 17],
    ['active-dry-packet', 7],
    ['instant-packet', 7],
    ['active-dry-tsp', 7 / 2.25],
    ['instant-tsp', 7 / 2.25],
  ])('%s holds %d g', (id, grams) => {
    expect(yeastMeasures().find((row) => row.id === id)?.grams).toBeCloseTo(grams, 2);
  });
});
