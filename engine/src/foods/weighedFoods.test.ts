import { expect, it } from 'vitest';
import { FOOD_IDS, isFood, UNMEASURED_IDS } from './figures.ts';
import { PIECES } from './table/pieceTable.ts';
import { WEIGHED_FOOD_IDS } from './weighedFoods.ts';

const hasPieces = (id: string) => Object.hasOwn(PIECES, id);

it('are the foods with a cup weight and those with pieces, each once', () => {
  expect(WEIGHED_FOOD_IDS.filter(isFood)).toEqual(FOOD_IDS);
  const counted = WEIGHED_FOOD_IDS.filter((id) => !isFood(id));
  expect(UNMEASURED_IDS.filter(hasPieces)).toEqual(expect.arrayContaining(counted));
  expect(new Set(WEIGHED_FOOD_IDS).size).toBe(WEIGHED_FOOD_IDS.length);
});

it('are none that come in American packs alone, whose labels say their weight', () => {
  const packed = ['tomato-soup-condensed', 'onion-soup-mix', 'cherry-pie-filling', 'french-fries'];
  expect(WEIGHED_FOOD_IDS.filter((id) => packed.includes(id))).toEqual([]);
  // A German packet of vanilla sugar, and a can of beans that is also weighed by the cup.
  expect(WEIGHED_FOOD_IDS).toEqual(
    expect.arrayContaining(['vanilla-sugar', 'kidney-beans-cooked', 'baguette']),
  );
});
