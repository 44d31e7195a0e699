import { expect, it } from 'vitest';
import { cupsOf, TABLE_WEIGHTS_GRAMS, type TableMeasure } from './foodMeasures.ts';
import { measuresForCups, measuresToFill } from './measureSet.ts';

const filled = (...measures: TableMeasure[]) =>
  measuresToFill(measures).map(({ size, times }) => [size, times]);

it('picks the measures an amount needs', () => {
  expect(filled({ count: 1.75, unit: 'cup' }, { count: 2, unit: 'tablespoon' })).toEqual([
    [1, 1],
    [1 / 2, 1],
    [1 / 4, 1],
    [1 / 16, 2],
  ]);
  expect(filled({ count: 2 / 3, unit: 'cup' })).toEqual([
    [1 / 3, 1],
    [1 / 3, 1],
  ]);
  expect(filled({ count: 2, unit: 'teaspoon' })).toEqual([[1 / 48, 2]]);
});

it.each([
  // 100 g of flour, 125 g a cup; 3/4 cup and 2 of 48 teaspoons are 0.792, 1 % less
  [0.8, '0.75 cup + 2 teaspoon'],
  // 200 g of flour: 1.625, 1.6 % more
  [1.6, '1.5 cup + 2 tablespoon'],
  // 250 g of brown sugar, 220 g a cup, are 1.136; 1.125 is 1 % less
  [250 / 220, '1 cup + 2 tablespoon'],
  // A pinch
  [1 / 768, '0.0625 teaspoon'],
  [0, ''],
])('takes %d cups with %s', (cups, expected) => {
  expect(
    measuresForCups(cups)
      .map(({ count, unit }) => `${count} ${unit}`)
      .join(' + '),
  ).toBe(expected);
});

it('draws spoons that a set has', () => {
  expect(filled({ count: 1.5, unit: 'tablespoon' }, { count: 7 / 8, unit: 'teaspoon' })).toEqual([
    [1 / 16, 1],
    [1 / 32, 1],
    [1 / 96, 1],
    [1 / 192, 1],
    [1 / 384, 1],
  ]);
});

// Grams of a cup: popped popcorn, flour, honey, salt (USDA SR26)
it.each([8, 125, 339, 292].flatMap((cup) => [...TABLE_WEIGHTS_GRAMS, 1.3, 0.7].map((grams) => [grams, cup])))(
  'holds as much as the words say, at %d g, a cup of %d g',
  (grams, cup) => {
    const measures = measuresForCups((grams ?? 0) / (cup ?? 1));
    const total = measures.reduce((sum, measure) => sum + cupsOf(measure), 0);
    const drawn = measuresToFill(measures).reduce((sum, { size, times }) => sum + size * times, 0);
    expect(drawn).toBeCloseTo(total, 9);
  },
);

// What the page says below its table; no more than a thousand cups
it('is within 2 % of every weight in the table', () => {
  for (let cup = 5; cup < 400; cup += 0.5)
    for (const grams of TABLE_WEIGHTS_GRAMS) {
      const total = measuresForCups(grams / cup).reduce((sum, measure) => sum + cupsOf(measure), 0);
      expect(Math.abs((total * cup) / grams - 1)).toBeLessThanOrEqual(0.0201);
    }
});
