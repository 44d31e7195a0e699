import { describe, expect, it } from 'vitest';
import { cupsOf, millilitersOf, ouncesOf, TABLE_MEASURES } from './foodMeasures.ts';

describe('measures', () => {
  it('go from 1/8 teaspoon to 4 cups, each larger than the one before', () => {
    const cups = TABLE_MEASURES.map(cupsOf);
    expect(cups).toEqual([...cups].sort((a, b) => a - b));
    expect(cups[0]).toBeCloseTo(1 / 384, 12);
    expect(cups.at(-1)).toBe(4);
  });

  it.each([
    [{ count: 1, unit: 'cup' }, 236.588],
    [{ count: 1, unit: 'tablespoon' }, 14.787],
    [{ count: 1, unit: 'teaspoon' }, 4.929],
  ] as const)('%j in milliliters, as NIST has it', (measure, milliliters) => {
    expect(millilitersOf(measure)).toBeCloseTo(milliliters, 3);
  });

  it('knows the ounce', () => {
    expect(ouncesOf(453.59237)).toBeCloseTo(16, 10);
  });
});
