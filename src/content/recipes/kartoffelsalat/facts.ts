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
  collection: 'german',
  times: { prep: minutes(30), cook: minutes(25), total: minutes(90) },
  servings: 6,
  difficulty: 'Easy',
  ingredients: {
    potatoes: { food: 'potatoes-diced', amount: grams(1000, [2.25, 'lb']), eaten: 0.91 }, // 9 % are skins and eyes, boiled (USDA 11365, refuse)
    onion: { food: 'onions-chopped', amount: count(1), piece: 'small' },
    stock: { food: 'beef-stock', amount: milliliters(250, [1, 'cup']) },
    vinegar: { food: 'cider-vinegar', amount: spoons(4, 'tbsp') },
    mustard: { food: 'mustard-prepared', amount: spoons(1, 'tbsp') },
    salt: { food: 'salt', amount: spoons(1.5, 'tsp') },
    sugar: { food: 'sugar', amount: spoons(1, 'tsp') },
    pepper: { food: 'black-pepper-ground', amount: spoons(0.5, 'tsp') },
    oil: { food: 'sunflower-oil', amount: milliliters(80, [1 / 3, 'cup']) },
    chives: { food: 'chives-fresh', amount: spoons(3, 'tbsp') },
  },
  steps: [
    { boil: minutes(20, 25) },
    { simmer: minutes(3) },
    { steam: minutes(5), slice: length(0.3, 0.125) },
    { soak: minutes(30) },
    {},
    { fridge: untimed(hours(2)) },
  ],
  tips: [{}, {}, {}, { days: number(2) }],
} as const satisfies RecipeFacts;
