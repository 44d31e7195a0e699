import { expect, it } from 'vitest';
import { recipesIn } from '#content/recipes/recipes.ts';
import { replaceableFoods } from './RecipeSubstitutes.tsx';

const of = (id: string) => {
  const recipe = recipesIn('en').find((one) => one.id === id);
  return recipe ? replaceableFoods(recipe) : expect.fail(id);
};

it('offers substitutes for what a recipe has', () => {
  expect(of('chocolate-cake')).toEqual(expect.arrayContaining(['whole-egg', 'sugar']));
});

it('offers none for what keeps a pickle safe', () => {
  for (const { id } of recipesIn('en'))
    for (const food of ['lemon-juice', 'white-vinegar', 'salt']) expect(of(id)).not.toContain(food);
});
