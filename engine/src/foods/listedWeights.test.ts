import { expect, test } from 'vitest';
import { roundForScale } from '../rounding/metric.ts';
import { cupWeight, FOOD_IDS, fillsOf } from './figures.ts';
import { listedWay } from './listedWeights.ts';

// A food's page shows the source's weight, its converter the listed one.
test('a listed cup is shown as its source’s is', () => {
  const differing = FOOD_IDS.flatMap((food) =>
    fillsOf(food).filter(
      (fill) =>
        roundForScale(listedWay('fr', food, fill).cup) !==
        roundForScale(cupWeight(food, fill)?.used.gramsPerCup ?? 0),
    ),
  );
  expect(differing).toEqual([]);
});
