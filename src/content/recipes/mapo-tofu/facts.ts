import type { RecipeFacts } from '@gramwise/engine/recipes/facts.ts';
import {
  count,
  grams,
  inside,
  length,
  milliliters,
  minutes,
  seconds,
  spoons,
  untimed,
} from '@gramwise/engine/recipes/values.ts';

export const facts = {
  collection: 'general',
  recipeType: 'Main Dish',
  times: { total: minutes(35) },
  servings: 4,
  image:
    'https://upload.wikimedia.org/wikipedia/commons/thumb/a/a5/Billyfoodmabodofu3.jpg/960px-Billyfoodmabodofu3.jpg',
  ingredients: {
    tofu: { food: 'tofu-soft', amount: grams(450, [1, 'lb']), values: { cube: length(2, 0.75) } },
    poachingSalt: { food: 'salt', amount: spoons(1, 'tsp'), fixed: true, eaten: 0 }, // poured away with the water
    sichuanPepper: { food: 'sichuan-pepper', amount: spoons(2, 'tsp') },
    oil: { food: 'oil', amount: spoons(3, 'tbsp') },
    pork: { food: 'ground-pork', amount: grams(120, [4, 'oz']) },
    doubanjiang: { food: 'doubanjiang', amount: spoons(2, 'tbsp') },
    blackBeans: { food: 'fermented-black-beans', amount: spoons(1, 'tbsp') },
    ginger: { food: 'ginger-fresh', amount: spoons(1, 'tbsp') },
    garlic: { food: 'garlic-minced', amount: count(3), piece: 'clove' },
    chiliFlakes: { food: 'chili-flakes', amount: spoons(1, 'tsp') },
    stock: { food: 'chicken-stock', amount: milliliters(250, [1, 'cup']) },
    soySauce: { food: 'soy-sauce', amount: spoons(2, 'tsp') },
    sugar: { food: 'sugar', amount: spoons(1, 'tsp') },
    cornstarch: { food: 'cornstarch', amount: spoons(1, 'tbsp') },
    water: { food: 'water', amount: spoons(3, 'tbsp') },
    scallions: { food: 'scallions-sliced', amount: count(3), piece: 'medium' },
  },
  steps: [
    { toast: minutes(3) },
    { poach: minutes(5) },
    { fry: minutes(3, 4), done: inside(71, 160) },
    { paste: minutes(1, 2), fry: minutes(1) },
    { simmer: minutes(5) },
    { bubble: untimed(seconds(20)) },
    {},
  ],
} as const satisfies RecipeFacts;
