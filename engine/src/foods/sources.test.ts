import { describe, expect, it } from 'vitest';
import { US_MEASURES } from '../units/usMeasures.ts';
import { cupsIn, fao, kingArthur, SOURCES, usda } from './sources.ts';

describe('cups in a measure', () => {
  it.each([
    ['1 cup', 1],
    ['1 cup, chopped', 1],
    ['1 cup chopped', 1],
    ['1 cup (1" cubes)', 1],
    ['1/4 cup', 0.25],
    ['1/3 cup', 1 / 3],
    ['1 1/2 cup', 1.5],
    ['4 cup', 4],
    ['1 tbsp', 1 / 16],
    ['2 tbsp, 1 serving', 1 / 8],
    ['1 tsp, ground', 1 / 48],
    ['2 1/4 tsp', 3 / 64],
    ['1 fl oz', 1 / 8],
    ['250 ml', 1.0566882],
  ])('%s is %d', (measure, cups) => {
    expect(cupsIn(measure)).toBeCloseTo(cups, 7);
  });

  it.each([
    '',
    'cup',
    '1',
    '1 cups',
    '1 cupful',
    '1 teaspoon',
    '1 tsps',
    '1 oz',
    '1 pint',
    '.5 cup',
    '0.5 cup',
    '0 cup',
    '1/0 cup',
    '0/0 cup',
    '-1 cup',
    '1  cup',
    ' 1 cup',
    '1cup',
    '½ cup',
    '1 CUP',
    '1 2 cup',
    '1 constructor',
    '1 envelope (1 tbsp)',
  ])('%j is no measure', (measure) => {
    expect(() => cupsIn(measure)).toThrow('No measure');
  });
});

describe('figures', () => {
  it('are stated as the source states them, and by the cup', () => {
    expect(usda(2050, 'Vanilla extract', '1 cup', 208)).toEqual({
      source: 'usda',
      entry: 'Vanilla extract (NDB 02050)',
      measure: '1 cup',
      grams: 208,
      gramsPerCup: 208,
    });
    expect(kingArthur('Vanilla Extract', '1 tbsp', 14).gramsPerCup).toBe(224);
    expect(fao('Oil, vegetable, corn', 0.922).gramsPerCup).toBeCloseTo(0.922 * US_MEASURES.cup, 10);
  });
});

describe('sources', () => {
  it.each(Object.entries(SOURCES))('%s has a name and a URL', (_id, source) => {
    expect(source.name.trim()).not.toBe('');
    expect(new URL(source.url).protocol).toMatch(/^https?:$/);
    // It stands on pages of every language
    expect(source.version ?? '').not.toMatch(/[a-z]{2}/);
  });
});
