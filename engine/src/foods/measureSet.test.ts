import { expect, it } from 'vitest';
import { cupsOf, type TableMeasure, WEIGHTS, withMeasures } from './foodMeasures.ts';
import { filledFor } from './measureSet.ts';

const filled = (...measures: TableMeasure[]) => filledFor(measures).map(({ size, times }) => [size, times]);

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

it.each(WEIGHTS)('holds as much as the words say, at %d g of honey', (grams) => {
  const measures = withMeasures(grams / 339);
  const said = measures.reduce((sum, measure) => sum + cupsOf(measure), 0);
  const drawn = filledFor(measures).reduce((sum, { size, times }) => sum + size * times, 0);
  expect(drawn).toBeCloseTo(said, 9);
});
