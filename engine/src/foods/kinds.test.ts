import { describe, expect, it } from 'vitest';
import { readRecipe } from '../api/text.ts';
import { en } from '../language/en.ts';
import { isKindOf } from './generalFood.ts';
import { AMBIGUOUS_FOODS } from './kinds.ts';
import { foods } from './lists/en.ts';
import { COOKED_FOODS } from './table/cookedFoods.ts';

describe('a name of several foods', () => {
  it('is known as what all of them are, without a weight of a cup', () => {
    const read = readRecipe('Ingredients\n10 g kosher salt\n1 cup flour', { languages: [en], foods });
    const [salt] = read.ok ? read.value.lines.filter(({ kind }) => kind === 'ingredient') : [];
    expect(salt?.food).toEqual({ id: 'salt', liquid: false, density: null });
  });
});

it.each(Object.entries(AMBIGUOUS_FOODS))(
  '%s may mean itself, its kinds, or what it is once cooked',
  (id, foods) => {
    const [food, ...others] = foods;
    expect(food).toBe(id);
    const strange = others.filter((other) => food && !isKindOf(other, food) && COOKED_FOODS[food] !== other);
    expect(strange).toEqual([]);
  },
);
