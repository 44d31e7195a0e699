import type { RecipeFacts } from '@gramwise/engine/recipes/facts.ts';
import {
  count,
  grams,
  hours,
  inside,
  length,
  milliliters,
  minutes,
  number,
  spoons,
  untimed,
} from '@gramwise/engine/recipes/values.ts';

export const facts = {
  collection: 'spanish',
  times: { prep: minutes(20), cook: minutes(40), total: minutes(75) },
  servings: 4,
  difficulty: 'Medium',
  ingredients: {
    potatoes: { food: 'potatoes-diced', amount: grams(800, [1.75, 'lb']), eaten: 0.81 }, // peeled by hand 81 % are left (CIA yield tables)
    onion: { food: 'onions-chopped', amount: count(1), piece: 'large' },
    oil: { food: 'olive-oil', amount: milliliters(400, [1.75, 'cup']), eaten: 0.15 }, // our estimate: 1 tablespoon for each person; the rest is poured off
    eggs: { food: 'whole-egg', amount: count(6), piece: 'large' },
    salt: { food: 'salt', amount: spoons(1.25, 'tsp') },
  },
  steps: [
    { slice: length(0.4, 0.125) },
    { pan: length(24, 9.5), poach: minutes(20, 25) },
    { drain: minutes(5) },
    { rest: minutes(10) },
    { first: minutes(4, 5) },
    { second: minutes(4, 5), inside: inside(71, 160) },
    { stand: minutes(5) },
  ],
  tips: [{}, {}, {}, { out: untimed(hours(2)), days: number(2) }],
} as const satisfies RecipeFacts;
