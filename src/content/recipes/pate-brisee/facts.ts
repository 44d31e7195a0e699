import type { RecipeFacts } from '@gramwise/engine/recipes/facts.ts';
import {
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
  times: { prep: minutes(20), cook: minutes(20), total: minutes(125) },
  servings: 8,
  difficulty: 'Easy',
  pan: { pan: { shape: 'round', diameter: 28, depth: 3 }, count: 1 },
  ingredients: {
    flour: { food: 'flour', amount: grams(250, [2, 'cup']) },
    salt: { food: 'salt', amount: spoons(0.5, 'tsp') },
    butter: { food: 'butter', amount: grams(125, [9, 'tbsp']) },
    water: { food: 'water', amount: milliliters(60, [0.25, 'cup']) },
    panButter: { food: 'butter', amount: spoons(1, 'tsp'), fixed: true },
    dusting: { food: 'flour', amount: spoons(1, 'tbsp'), fixed: true },
  },
  steps: [
    {},
    {},
    { chill: minutes(60) },
    { soften: minutes(10), thick: length(0.3, 0.125), disk: length(33, 13) },
    { pan: length(28, 11), rest: minutes(15), oven: oven(190, 375) },
    { beans: minutes(15), bare: minutes(5), done: minutes(10, 12) },
  ],
  tips: [{}, {}, { days: number(2), months: number(3) }, {}],
} as const satisfies RecipeFacts;
