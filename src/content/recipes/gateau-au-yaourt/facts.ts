import type { RecipeFacts } from '@gramwise/engine/recipes/facts.ts';
import {
  count,
  grams,
  length,
  milliliters,
  minutes,
  number,
  oven,
  spoons,
} from '@gramwise/engine/recipes/values.ts';

export const facts = {
  collection: 'french',
  times: { prep: minutes(15), cook: minutes(40), total: minutes(95) },
  servings: 8,
  difficulty: 'Easy',
  pan: { pan: { shape: 'round', diameter: 22, depth: 5 }, count: 1 },
  ingredients: {
    panButter: { food: 'butter', amount: spoons(2, 'tsp'), fixed: true },
    yogurt: { food: 'yogurt', amount: grams(125, [0.5, 'cup']) },
    sugar: { food: 'sugar', amount: grams(200, [1, 'cup']) },
    eggs: { food: 'whole-egg', amount: count(3), piece: 'large' },
    vanilla: { food: 'vanilla-extract', amount: spoons(1, 'tsp') },
    flour: { food: 'flour', amount: grams(210, [1 + 2 / 3, 'cup']) },
    bakingPowder: { food: 'baking-powder', amount: spoons(2, 'tsp') },
    salt: { food: 'salt', amount: spoons(0.25, 'tsp') },
    oil: { food: 'sunflower-oil', amount: milliliters(80, [1 / 3, 'cup']) },
  },
  steps: [
    { oven: oven(180, 350), pan: length(22, 9) },
    { whisk: minutes(2) },
    {},
    {},
    { bake: minutes(35, 40) },
    { pan: minutes(10), rack: minutes(30) },
  ],
  tips: [{}, {}, {}, { days: number(3) }],
} as const satisfies RecipeFacts;
