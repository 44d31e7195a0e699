import { expect, it } from 'vitest';
import { cookedOf } from './cookedFood.ts';
import type { AnyFoodId } from './foods.ts';
import { generalOf } from './generalFood.ts';
import { COOKED_FOODS } from './table/cookedFoods.ts';

it.each<[AnyFoodId, AnyFoodId | null]>([
  ['rice', 'rice-cooked'],
  ['chicken-wings', 'cooked-chicken'],
  ['black-rice', 'brown-rice-cooked'],
  ['chicken-stock', null],
])('%s becomes %s', (food, cooked) => expect(cookedOf(food)).toBe(cooked));

it('is listed by hand only where the general food becomes another', () => {
  const same = (Object.entries(COOKED_FOODS) as [AnyFoodId, AnyFoodId][]).filter(([food, cooked]) => {
    const general = generalOf(food);
    return general !== null && cookedOf(general) === cooked;
  });
  expect(same).toEqual([]);
});
