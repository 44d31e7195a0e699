import { expect, it } from 'vitest';
import { FOOD_IDS, isFood, UNMEASURED_IDS } from './figures.ts';
import { PIECES } from './table/pieceTable.ts';
import { WEIGHED_FOOD_IDS } from './weighedFoods.ts';

const hasPieces = (id: string) => Object.hasOwn(PIECES, id);

it('are the foods with a cup weight and those with pieces, each once', () => {
  expect(WEIGHED_FOOD_IDS.filter(isFood)).toEqual(FOOD_IDS);
  const counted = WEIGHED_FOOD_IDS.filter((id) => !isFood(id));
  expect([...counted].sort()).toEqual(UNMEASURED_IDS.filter(hasPieces).sort());
  expect(new Set(WEIGHED_FOOD_IDS).size).toBe(WEIGHED_FOOD_IDS.length);
});
