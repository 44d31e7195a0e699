import type { RecipeFacts } from '@gramwise/engine/recipes/facts.ts';
import {
  count,
  degrees,
  grams,
  hours,
  milliliters,
  minutes,
  number,
  spoons,
} from '@gramwise/engine/recipes/values.ts';

export const facts = {
  collection: 'spanish',
  times: { prep: minutes(25), cook: minutes(5), total: minutes(165) },
  servings: 4,
  difficulty: 'Easy',
  ingredients: {
    bread: { food: 'white-bread', amount: grams(100, [3.5, 'oz']) },
    water: { food: 'water', amount: milliliters(125, [0.5, 'cup']) },
    tomatoes: { food: 'tomatoes-chopped', amount: grams(1000, [2.25, 'lb']), eaten: 0.91 }, // 11529: core and stem ends
    pepper: { food: 'bell-pepper-chopped', amount: count(1), piece: 'small' },
    cucumber: { food: 'cucumber-sliced', amount: count(1), piece: 'small' },
    garlic: { food: 'garlic-minced', amount: count(1), piece: 'clove' },
    salt: { food: 'salt', amount: spoons(1.5, 'tsp') },
    vinegar: { food: 'sherry-vinegar', amount: spoons(2, 'tbsp') },
    oil: { food: 'olive-oil', amount: milliliters(80, [1 / 3, 'cup']) },
    croutonOil: { food: 'olive-oil', amount: spoons(1, 'tbsp') },
  },
  steps: [
    { soak: minutes(10) },
    {},
    { stand: minutes(15) },
    { blend: minutes(3) },
    { stream: minutes(1) },
    { chill: hours(2), fridge: degrees(4, 40) },
    { fry: minutes(4, 5) },
  ],
  tips: [{}, {}, {}, { days: number(2) }],
} as const satisfies RecipeFacts;
