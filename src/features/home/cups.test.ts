import { expect, it } from 'vitest';
import { gramsInCup, HERO_CUPS } from './cups.ts';

// 236.59 ml x 0.53, 0.85 and 1.42 g/ml
const GRAMS = { flour: 125.39, sugar: 201.1, honey: 335.96 };

it.each(HERO_CUPS)('weighs a cup of %s', (id) => expect(gramsInCup(id)).toBeCloseTo(GRAMS[id], 2));

it('is sorted from light to heavy', () => {
  const grams = HERO_CUPS.map(gramsInCup);
  expect(grams).toEqual([...grams].sort((a, b) => a - b));
});
