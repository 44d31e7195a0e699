import { expect, test } from 'vitest';
import { cupWeight, FOOD_IDS, fillsOf } from './figures.ts';
import { listedWay } from './listedWeights.ts';

// A page rounds the weight in its table once, and that in its converter again.
test('a listed weight reads in whole grams as the weight itself does', () => {
  const other = FOOD_IDS.flatMap((food) =>
    fillsOf(food)
      .filter((fill) => {
        const { used, lowest, highest } = cupWeight(food, fill) ?? {};
        const { cup, low, high } = listedWay('en', food, fill);
        return [
          [used?.gramsPerCup, cup],
          [lowest, low],
          [highest, high],
        ].some(([weight = 0, listed = weight]) => weight >= 10 && Math.round(weight) !== Math.round(listed));
      })
      .map((fill) => `${food} ${fill}`),
  );
  expect(other).toEqual([]);
});
