import type { RecipeFacts } from '@gramwise/engine/recipes/facts.ts';
import {
  count,
  grams,
  hours,
  milliliters,
  minutes,
  number,
  spoons,
  untimed,
} from '@gramwise/engine/recipes/values.ts';

export const facts = {
  collection: 'spanish',
  times: { prep: minutes(10), cook: minutes(65), total: minutes(225) },
  servings: 6,
  difficulty: 'Easy',
  ingredients: {
    milk: { food: 'milk', amount: milliliters(1000, [4.25, 'cup']) },
    lemon: { food: 'lemon-zest', amount: count(2), eaten: 0 },
    cinnamon: { food: 'cinnamon-sticks', amount: count(1), eaten: 0 },
    salt: { food: 'salt', amount: spoons(0.25, 'tsp') },
    rice: { food: 'short-grain-rice', amount: grams(100, [0.5, 'cup']) },
    sugar: { food: 'sugar', amount: grams(100, [0.5, 'cup']) },
    butter: { food: 'butter', amount: spoons(1, 'tbsp') },
    groundCinnamon: { food: 'cinnamon-ground', amount: spoons(1, 'tsp') },
  },
  steps: [
    {},
    { simmer: minutes(45) },
    { sweet: minutes(10) },
    {},
    { cool: minutes(30), chill: hours(2) },
    {},
  ],
  tips: [{}, {}, {}, { out: untimed(hours(1)), days: number(3) }],
} as const satisfies RecipeFacts;
