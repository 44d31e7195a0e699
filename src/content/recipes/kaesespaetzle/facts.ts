import type { RecipeFacts } from '@gramwise/engine/recipes/facts.ts';
import {
  count,
  grams,
  hours,
  milliliters,
  minutes,
  number,
  oven,
  spoons,
  untimed,
} from '@gramwise/engine/recipes/values.ts';

export const facts = {
  collection: 'german',
  times: { prep: minutes(25), cook: minutes(50), total: minutes(75) },
  servings: 4,
  difficulty: 'Medium',
  ingredients: {
    flour: { food: 'flour', amount: grams(400, [3.25, 'cup']) },
    salt: { food: 'salt', amount: spoons(1, 'tsp') },
    nutmeg: { food: 'nutmeg-ground', amount: spoons(0.25, 'tsp') },
    eggs: { food: 'whole-egg', amount: count(4), piece: 'large' },
    water: { food: 'water', amount: milliliters(150, [2 / 3, 'cup']) },
    onions: { food: 'onions-chopped', amount: grams(400, [14, 'oz']), eaten: 0.9 }, // 10 % are skin and ends (USDA 11282, refuse)
    butter: { food: 'butter', amount: grams(60, [4, 'tbsp']) },
    cheese: { food: 'bergkaese', amount: grams(300, [10.5, 'oz']) },
    waterSalt: { food: 'salt', amount: spoons(1, 'tbsp'), fixed: true, eaten: 0 }, // poured away with the water
    pepper: { food: 'black-pepper-ground', amount: spoons(0.5, 'tsp') },
    chives: { food: 'chives-fresh', amount: spoons(2, 'tbsp') },
  },
  steps: [
    { beat: minutes(5) },
    { rest: minutes(20) },
    { onions: minutes(20, 25) },
    { dish: oven(120, 250) },
    { cook: minutes(2) },
    { melt: minutes(3, 5) },
    {},
  ],
  tips: [{}, {}, {}, { days: number(2), fridge: untimed(hours(2)) }],
} as const satisfies RecipeFacts;
