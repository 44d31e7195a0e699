import type { RecipeFacts } from '@gramwise/engine/recipes/facts.ts';
import {
  count,
  each,
  grams,
  inside,
  milliliters,
  minutes,
  seconds,
  spoons,
  untimed,
} from '@gramwise/engine/recipes/values.ts';

export const facts = {
  collection: 'general',
  recipeType: 'Main Dish',
  times: { total: minutes(30) },
  servings: 4,
  image: 'https://images.unsplash.com/photo-1684815595429-cf46bff6294f?w=1200&q=80&auto=format&fit=crop',
  ingredients: {
    salmon: { food: 'salmon', amount: count(4), values: { each: each(grams(180, [6, 'oz'])) } },
    salt: { food: 'salt', amount: spoons(0.25, 'tsp') },
    soySauce: { food: 'soy-sauce', amount: milliliters(60, [0.25, 'cup']) },
    mirin: { food: 'mirin', amount: milliliters(60, [0.25, 'cup']) },
    sake: { food: 'sake', amount: milliliters(60, [0.25, 'cup']) },
    sugar: { food: 'sugar', amount: spoons(2, 'tbsp') },
    ginger: { food: 'ginger-fresh', amount: spoons(1, 'tsp') },
    oil: { food: 'oil', amount: spoons(1, 'tbsp') },
    sesame: { food: 'sesame-seeds', amount: spoons(1, 'tsp') },
    scallions: { food: 'scallions-sliced', amount: count(2), piece: 'medium' },
  },
  steps: [
    { stand: minutes(10) },
    {},
    { press: untimed(seconds(10)) },
    { cook: minutes(5, 6) },
    { cook: minutes(1) },
    { boil: minutes(3, 4) },
    { glaze: minutes(1, 2), done: inside(63, 145) },
    {},
  ],
} as const satisfies RecipeFacts;
