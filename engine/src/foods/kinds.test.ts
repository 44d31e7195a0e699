import { describe, expect, it } from 'vitest';
import { readRecipe } from '../api/text.ts';
import { en } from '../language/en.ts';
import { everydayFoodOf } from './kinds.ts';
import { foods } from './lists/en.ts';

describe('a name of several foods', () => {
  it.each([
    [['salt-kosher-diamond', 'salt-kosher-morton'], 'salt'],
    [['yeast-instant', 'baking-powder'], null],
    [[], null],
  ])('%j: %s', (ids, food) => expect(everydayFoodOf(ids)).toBe(food));

  it('is known as what all of them are, without a weight of a cup', () => {
    const read = readRecipe('Ingredients\n10 g kosher salt\n1 cup flour', { languages: [en], foods });
    const [salt] = read.ok ? read.value.lines.filter(({ kind }) => kind === 'ingredient') : [];
    expect(salt?.food).toEqual({ id: 'salt', liquid: false, density: null });
  });
});
