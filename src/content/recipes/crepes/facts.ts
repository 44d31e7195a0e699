import type { RecipeFacts } from '@gramwise/engine/recipes/facts.ts';
import {
  count,
  degrees,
  grams,
  hours,
  length,
  milliliters,
  minutes,
  seconds,
  spoons,
  untimed,
} from '@gramwise/engine/recipes/values.ts';

export const facts = {
  collection: 'french',
  times: { prep: minutes(15), cook: minutes(30), total: minutes(75) },
  servings: 6,
  difficulty: 'Easy',
  ingredients: {
    flour: { food: 'flour', amount: grams(250, [2, 'cup']) },
    sugar: { food: 'sugar', amount: spoons(1, 'tbsp') },
    salt: { food: 'salt', amount: spoons(0.25, 'tsp') },
    eggs: { food: 'whole-egg', amount: count(3), piece: 'large' },
    milk: { food: 'milk', amount: milliliters(500, [2, 'cup'], [2, 'tbsp']) },
    butter: { food: 'butter', amount: grams(50, [3.5, 'tbsp']) },
    oil: { food: 'oil', amount: spoons(1, 'tbsp') },
  },
  steps: [
    {},
    {},
    { rest: minutes(30) },
    { pan: length(24, 9.5) },
    { first: minutes(1) },
    { second: seconds(30) },
    { room: untimed(hours(2)) },
  ],
  tips: [{}, {}, {}, { day: untimed(hours(24)), cold: degrees(4, 40) }],
} as const satisfies RecipeFacts;
