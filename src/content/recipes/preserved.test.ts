import { expect, it } from 'vitest';
import { RECIPE_IDS, recipeFromFiles } from '#content/recipes/files.ts';

// The five pickles of the specification, and kimchi, which ferments too.
it('is said of every recipe that salt or acid keeps from spoiling', () => {
  const preserved = RECIPE_IDS.filter((id) => recipeFromFiles(id, 'en').preserved);
  expect([...preserved].sort()).toEqual([
    'bengali-green-mango-pickle',
    'ginger-green-chilli-pickle',
    'lemon-pickle',
    'mixed-vegetable-pickle',
    'napa-cabbage-kimchi',
    'north-indian-mango-pickle',
  ]);
});
