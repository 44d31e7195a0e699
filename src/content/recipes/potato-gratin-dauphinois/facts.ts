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
  untimed,
} from '@gramwise/engine/recipes/values.ts';

export const facts = {
  collection: 'potato',
  times: { prep: minutes(25), cook: minutes(75) },
  servings: 6,
  difficulty: 'Medium',
  image:
    'https://upload.wikimedia.org/wikipedia/commons/thumb/2/2a/Gratin_dauphinois.jpg/960px-Gratin_dauphinois.jpg',
  pan: { pan: { shape: 'rectangular', length: 28, width: 20, depth: 5 }, count: 1, holds: 'liquid' },
  ingredients: {
    potatoes: { food: 'potatoes-diced', amount: grams(1000, [2.25, 'lb']), eaten: 0.81 }, // peeled by hand 81 % are left (CIA yield tables)
    garlic: { food: 'garlic-minced', amount: count(2), piece: 'clove' },
    butter: { food: 'butter', amount: spoons(1, 'tbsp'), fixed: true },
    cream: { food: 'cream', amount: milliliters(300, [1.25, 'cup']) },
    milk: { food: 'milk', amount: milliliters(300, [1.25, 'cup']) },
    bayLeaf: { food: 'bay-leaves', amount: count(1), fixed: true },
    thyme: { food: 'thyme-fresh', amount: count(2), fixed: true },
    salt: { food: 'salt', amount: spoons(1.5, 'tsp') },
    nutmeg: { food: 'nutmeg-ground', amount: spoons(0.25, 'tsp') },
    pepper: { food: 'white-pepper-ground', amount: spoons(0.25, 'tsp') },
  },
  steps: [
    { oven: oven(160, 325), long: length(28, 11), wide: length(20, 8) },
    { slice: length(0.3, 0.125) },
    { cook: minutes(10) },
    {},
    { bake: minutes(50) },
    { oven: oven(220, 425), brown: minutes(8) },
    { rest: minutes(15) },
  ],
  tips: [{}, {}, { oven: oven(180, 350), reheat: untimed(minutes(20)) }, { days: number(3) }],
} as const satisfies RecipeFacts;
