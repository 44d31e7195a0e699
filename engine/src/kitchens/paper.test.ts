import { expect, it } from 'vitest';
import { COUNTRY_IDS } from './kitchens.ts';
import { PAPERS, paperFor } from './paper.ts';

it('has the sizes of the standards', () => {
  // ISO 216: the sides of A4 are in the ratio of the square root of 2; ANSI: Letter is 8.5 by 11 inches.
  expect(PAPERS.a4.height / PAPERS.a4.width).toBeCloseTo(Math.SQRT2, 2);
  expect([PAPERS.letter.width / 25.4, PAPERS.letter.height / 25.4].map((side) => side.toFixed(3))).toEqual([
    '8.500',
    '11.000',
  ]);
});

it('is Letter in North America, Chile and Colombia, A4 elsewhere', () => {
  // Unicode CLDR, measurementData, paperSize US-Letter
  expect(COUNTRY_IDS.filter((country) => paperFor(country) === 'letter')).toEqual([
    'us',
    'ca',
    'mx',
    'cl',
    'co',
  ]);
});
