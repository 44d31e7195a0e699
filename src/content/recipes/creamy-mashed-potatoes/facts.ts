import type { RecipeFacts } from '@gramwise/engine/recipes/facts.ts';
import {
  count,
  grams,
  hours,
  length,
  milliliters,
  minutes,
  number,
  spoons,
  untimed,
} from '@gramwise/engine/recipes/values.ts';

export const facts = {
  collection: 'potato',
  times: { prep: minutes(15), cook: minutes(35) },
  servings: 6,
  difficulty: 'Easy',
  image:
    'https://upload.wikimedia.org/wikipedia/commons/thumb/5/51/Sous_vide_mashed_potatoes.jpg/960px-Sous_vide_mashed_potatoes.jpg',
  ingredients: {
    potatoes: {
      food: 'potatoes-diced',
      amount: grams(1400, [3, 'lb']),
      values: { piece: length(3, 1.25) },
      eaten: 0.81,
    }, // peeled by hand 81 % are left (CIA yield tables)
    waterSalt: { food: 'salt', amount: spoons(1, 'tbsp'), eaten: 0 }, // poured away with the water
    butter: { food: 'butter', amount: grams(120, [0.5, 'cup']) },
    milk: { food: 'milk', amount: milliliters(250, [1, 'cup']) },
    cream: { food: 'cream', amount: milliliters(60, [0.25, 'cup']) },
    bayLeaf: { food: 'bay-leaves', amount: count(1), fixed: true },
    salt: { food: 'salt', amount: spoons(1, 'tsp') },
    nutmeg: { food: 'nutmeg-ground', amount: spoons(1 / 8, 'tsp') },
    pepper: { food: 'white-pepper-ground', amount: spoons(0.25, 'tsp') },
  },
  steps: [
    { cover: length(3, 1.25) },
    { simmer: minutes(18) },
    { infuse: minutes(10) },
    { dry: minutes(2) },
    {},
    {},
    {},
  ],
  tips: [{}, {}, { hold: untimed(hours(1)) }, { days: number(4) }],
} as const satisfies RecipeFacts;
