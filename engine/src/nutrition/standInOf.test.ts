import { describe, expect, it } from 'vitest';
import { FOOD_IDS, UNMEASURED_IDS } from '../foods/figures.ts';
import type { AnyFoodId } from '../foods/foods.ts';
import { generalOf } from '../foods/generalFood.ts';
import { NUTRIENTS } from '../foods/table/nutrients.ts';
import { STAND_INS } from '../foods/table/standIns.ts';
import { standInOf } from './standInOf.ts';

describe('standInOf', () => {
  it.each<[AnyFoodId, AnyFoodId | null]>([
    ['porcini', 'mushrooms-sliced'],
    ['jam-sugar-2-1', 'sugar'],
    ['palm-sugar', 'brown-sugar'],
    ['quark-low-fat', 'greek-yogurt-nonfat'],
    ['puff-pastry', 'croissants'],
    ['vegan-cheese', null],
  ])('%s is counted as %s', (food, standIn) => expect(standInOf(food)).toBe(standIn));

  it('names a food with a row, for every food', () => {
    const found = [...FOOD_IDS, ...UNMEASURED_IDS].flatMap((food) => standInOf(food) ?? []);
    expect(found.length).toBeGreaterThan(200);
    expect(found.filter((food) => !NUTRIENTS[food])).toEqual([]);
  });

  it('is listed by hand only where the general food is another one', () => {
    const same = (Object.entries(STAND_INS) as [AnyFoodId, AnyFoodId][]).filter(([food, standIn]) => {
      const general = generalOf(food);
      return general !== null && (NUTRIENTS[general] ? general : standInOf(general)) === standIn;
    });
    expect(same).toEqual([]);
  });
});
