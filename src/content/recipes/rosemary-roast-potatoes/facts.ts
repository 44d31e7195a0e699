import type { RecipeFacts } from '@gramwise/engine/recipes/facts.ts';
import {
  count,
  grams,
  length,
  milliliters,
  minutes,
  oven,
  spoons,
  untimed,
} from '@gramwise/engine/recipes/values.ts';

export const facts = {
  collection: 'potato',
  times: { prep: minutes(20), cook: minutes(70) },
  servings: 4,
  difficulty: 'Easy',
  image: 'https://images.unsplash.com/photo-1633959639799-6d3f66e05710?w=1200&q=80&auto=format&fit=crop',
  pan: { pan: { shape: 'rectangular', length: 40, width: 30, depth: 2.5 }, count: 1, holds: 'layer' },
  ingredients: {
    potatoes: {
      food: 'potatoes-diced',
      amount: grams(1000, [2.25, 'lb']),
      values: { chunk: length(4, 1.5) },
      eaten: 0.81, // peeled by hand 81 % are left (CIA yield tables)
    },
    waterSalt: { food: 'salt', amount: spoons(2, 'tsp'), eaten: 0 }, // poured away with the water
    bakingSoda: { food: 'baking-soda', amount: spoons(0.5, 'tsp') },
    oil: { food: 'olive-oil', amount: milliliters(80, [1 / 3, 'cup']) },
    rosemary: { food: 'rosemary-fresh', amount: count(3) },
    garlic: { food: 'garlic-minced', amount: count(3), piece: 'clove' },
    salt: { food: 'salt', amount: spoons(0.5, 'tsp') },
    pepper: { food: 'black-pepper-ground', amount: spoons(0.25, 'tsp') },
  },
  steps: [
    { oven: oven(220, 425) },
    { cover: length(3, 1.25), simmer: minutes(10) },
    { fry: minutes(3) },
    { steam: minutes(5) },
    { roast: minutes(20) },
    { roast: minutes(30) },
    {},
  ],
  tips: [{}, {}, {}, { longer: untimed(minutes(5)) }],
} as const satisfies RecipeFacts;
