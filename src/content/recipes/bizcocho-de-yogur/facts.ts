import type { RecipeFacts } from '@gramwise/engine/recipes/facts.ts';
import {
  count,
  grams,
  hours,
  length,
  milliliters,
  minutes,
  number,
  oven,
  spoons,
} from '@gramwise/engine/recipes/values.ts';

export const facts = {
  collection: 'spanish',
  times: { prep: minutes(15), cook: minutes(40), total: minutes(125) },
  servings: 10,
  difficulty: 'Easy',
  pan: { pan: { shape: 'round', diameter: 22, depth: 6 }, count: 1, holds: 'liquid' },
  ingredients: {
    butter: { food: 'butter', amount: spoons(1, 'tbsp'), fixed: true },
    lemon: { food: 'lemons', amount: count(1), eaten: 0.1 }, // our estimate: its zest
    eggs: { food: 'whole-egg', amount: count(3), piece: 'large' },
    sugar: { food: 'sugar', amount: grams(200, [1, 'cup']) },
    yogurt: { food: 'yogurt', amount: grams(125, [0.5, 'cup']) },
    oil: { food: 'sunflower-oil', amount: milliliters(125, [0.5, 'cup']) },
    flour: { food: 'flour', amount: grams(240, [2, 'cup']) },
    bakingPowder: { food: 'baking-powder', amount: spoons(1, 'tbsp') },
    salt: { food: 'salt', amount: spoons(0.25, 'tsp') },
  },
  steps: [
    { oven: oven(180, 350), pan: length(22, 9), deep: length(6, 2.5) },
    { beat: minutes(4) },
    {},
    {},
    { bake: minutes(35, 40) },
    { cool: minutes(10), rack: hours(1) },
  ],
  tips: [{}, {}, {}, { days: number(3) }],
} as const satisfies RecipeFacts;
