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
  collection: 'spanish',
  times: { prep: minutes(15), cook: minutes(35), total: minutes(60) },
  servings: 6,
  difficulty: 'Easy',
  ingredients: {
    water: { food: 'water', amount: milliliters(350, [1.5, 'cup']) },
    salt: { food: 'salt', amount: spoons(1, 'tsp') },
    masarepa: { food: 'masarepa', amount: grams(250, [9, 'oz']) },
    oil: { food: 'oil', amount: spoons(1, 'tbsp') },
  },
  steps: [
    {},
    { knead: minutes(3), rest: minutes(8) },
    { arepas: count(6), across: length(9, 3.5), thick: length(1.5, 0.625) },
    { side: minutes(5, 6) },
    { oven: oven(180, 350), bake: minutes(12, 15) },
    { stand: minutes(2) },
  ],
  tips: [{}, {}, {}, {}, { days: number(2), months: number(2) }],
} as const satisfies RecipeFacts;
