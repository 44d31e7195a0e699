import type { RecipeFacts } from '@gramwise/engine/recipes/facts.ts';
import { count, each, grams, inside, minutes, oven, spoons } from '@gramwise/engine/recipes/values.ts';

export const facts = {
  collection: 'general',
  recipeType: 'Main Dish',
  times: { total: minutes(105) },
  servings: 4,
  image: 'https://images.unsplash.com/photo-1598103442097-8b74394b95c6?w=1200&q=80&auto=format&fit=crop',
  lowCarb: true,
  ingredients: {
    chicken: {
      food: 'whole-chicken',
      amount: count(1),
      values: { weight: each(grams(1800, [4, 'lb'])) },
      eaten: 0.69, // without its bones: USDA, NDB 05001
    },
    salt: { food: 'salt', amount: spoons(2.5, 'tsp') },
    pepper: { food: 'black-pepper-ground', amount: spoons(1, 'tsp') },
    butter: { food: 'butter', amount: spoons(3, 'tbsp') },
    garlic: { food: 'garlic-minced', amount: count(4), piece: 'clove' },
    rosemary: { food: 'rosemary-fresh', amount: spoons(1, 'tbsp') },
    thyme: { food: 'thyme-fresh', amount: spoons(1, 'tbsp') },
    lemon: { food: 'lemons', amount: count(1) },
    oil: { food: 'olive-oil', amount: spoons(1, 'tbsp') },
  },
  steps: [
    {},
    {},
    {},
    { stand: minutes(30), oven: oven(220, 425) },
    { roast: minutes(45, 50) },
    { done: inside(74, 165) },
    { rest: minutes(10) },
    {},
  ],
} as const satisfies RecipeFacts;
