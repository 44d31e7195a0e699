import type { RecipeFacts } from '@gramwise/engine/recipes/facts.ts';
import {
  count,
  grams,
  milliliters,
  minutes,
  seconds,
  spoons,
  untimed,
} from '@gramwise/engine/recipes/values.ts';

export const facts = {
  collection: 'general',
  recipeType: 'Main Dish',
  times: { total: minutes(25) },
  servings: 4,
  image: 'https://upload.wikimedia.org/wikipedia/commons/thumb/6/62/Pesto_pasta.jpg/960px-Pesto_pasta.jpg',
  ingredients: {
    water: { food: 'water', amount: milliliters(3000, [3, 'qt']), fixed: true, eaten: 0 }, // poured away
    waterSalt: { food: 'salt', amount: spoons(1.5, 'tbsp'), fixed: true, eaten: 0 }, // poured away with the water
    pineNuts: { food: 'pine-nuts', amount: grams(45, [1 / 3, 'cup']) },
    garlic: { food: 'garlic-minced', amount: count(1), piece: 'clove' },
    pestoSalt: { food: 'salt', amount: spoons(0.25, 'tsp') },
    basil: { food: 'basil-fresh', amount: grams(60, [2, 'oz']) },
    cheese: { food: 'vegetarian-hard-cheese', amount: grams(60, [2, 'oz']) },
    oil: { food: 'olive-oil', amount: milliliters(125, [0.5, 'cup']) },
    pasta: { food: 'pasta-dried', amount: grams(400, [14, 'oz']) },
  },
  steps: [
    {},
    { toast: minutes(3, 4) },
    {},
    { burst: untimed(seconds(2)) },
    {},
    { less: untimed(minutes(1)) },
    { toss: minutes(1) },
    {},
  ],
} as const satisfies RecipeFacts;
