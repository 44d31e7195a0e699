import type { RecipeFacts } from '@gramwise/engine/recipes/facts.ts';
import {
  count,
  degrees,
  grams,
  hours,
  milliliters,
  minutes,
  seconds,
  spoons,
  untimed,
} from '@gramwise/engine/recipes/values.ts';

export const facts = {
  collection: 'general',
  recipeType: 'Side Dish',
  times: { total: minutes(30) },
  servings: 4,
  image: 'https://commons.wikimedia.org/wiki/Special:FilePath/Elotes.jpg?width=960',
  ingredients: {
    corn: { food: 'corn-ears', amount: count(4) },
    oil: { food: 'oil', amount: spoons(1, 'tbsp') },
    crema: { food: 'mexican-crema', amount: milliliters(60, [0.25, 'cup']) },
    mayonnaise: { food: 'mayonnaise', amount: milliliters(60, [0.25, 'cup']) },
    garlic: { food: 'garlic-minced', amount: count(1), piece: 'clove' },
    lime: { food: 'limes', amount: count(1) },
    salt: { food: 'salt', amount: spoons(0.25, 'tsp') },
    cotija: { food: 'cotija', amount: grams(90, [3, 'oz']) },
    ancho: { food: 'ancho-chili-ground', amount: spoons(1.5, 'tsp') },
    cayenne: { food: 'cayenne-pepper', amount: spoons(0.25, 'tsp') },
    cilantro: { food: 'cilantro-fresh', amount: spoons(2, 'tbsp') },
  },
  steps: [
    { grill: degrees(230, 450), hand: untimed(seconds(2)) },
    {},
    {},
    { grill: minutes(10, 12), turn: untimed(minutes(3)) },
    { cool: minutes(2) },
    {},
    { limit: untimed(hours(2)) },
  ],
} as const satisfies RecipeFacts;
