import { describe, expect, it } from 'vitest';
import { FOOD_IDS, isFood } from './figures.ts';
import { lookalikesOf } from './lookalikes.ts';

describe('foods easily confused', () => {
  it('work both ways, name foods, and leave out the food itself', () => {
    for (const food of FOOD_IDS) {
      const others = lookalikesOf(food);
      expect(new Set(others).size, food).toBe(others.length);
      expect(others, food).not.toContain(food);
      for (const other of others) {
        expect(isFood(other), other).toBe(true);
        expect(lookalikesOf(other), `${food} ${other}`).toContain(food);
      }
    }
  });

  it.each([
    ['baking-powder', 'baking-soda'],
    ['cornstarch', 'cornmeal'],
    ['powdered-sugar', 'superfine-sugar'],
    ['cream', 'whipped-cream'],
    ['salt', 'salt-kosher-diamond'],
    ['cocoa', 'cocoa-dutch'],
    ['coconut-cream', 'cream-of-coconut'],
    ['condensed-milk', 'evaporated-milk'],
    ['golden-syrup', 'corn-syrup'],
    ['almond-flour', 'almond-meal'],
    ['parsley-fresh', 'parsley-dried'],
    ['yeast-instant', 'yeast-active-dry'],
    ['tomato-paste', 'tomato-puree'],
    ['semolina', 'polenta'],
    ['oats', 'oats-steel-cut'],
  ] as const)('%s and %s', (first, second) => {
    expect(lookalikesOf(first)).toContain(second);
  });

  it('are empty for most foods', () => {
    expect(lookalikesOf('asparagus')).toEqual([]);
  });
});
