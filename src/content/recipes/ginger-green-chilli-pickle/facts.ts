import type { RecipeFacts } from '@gramwise/engine/recipes/facts.ts';
import {
  days,
  degrees,
  grams,
  hours,
  length,
  milliliters,
  minutes,
  number,
  oil,
  spoons,
} from '@gramwise/engine/recipes/values.ts';

export const facts = {
  collection: 'indian-pickle',
  times: { prep: minutes(45), fermentation: days(3, 5) },
  shelfLife: { months: number(2) },
  image: 'https://commons.wikimedia.org/wiki/Special:FilePath/Ginger_and_green_chilli_achar.JPG?width=960',
  ingredients: {
    ginger: { food: 'ginger-fresh', amount: grams(250, [8.75, 'oz']) },
    chilies: { food: 'green-chili', amount: grams(250, [8.75, 'oz']) },
    salt: { food: 'salt', amount: grams(50, [1.75, 'oz']) },
    lemonJuice: { food: 'lemon-juice', amount: milliliters(180, [0.75, 'cup']) },
    vinegar: {
      food: 'white-vinegar',
      amount: milliliters(125, [0.5, 'cup'], [1, 'tsp']),
      values: { acid: number(5) },
    },
    mustard: { food: 'mustard-seeds', amount: spoons(3, 'tbsp') },
    fenugreek: { food: 'fenugreek-seeds', amount: spoons(1, 'tsp') },
    nigella: { food: 'nigella-seeds', amount: spoons(1, 'tsp') },
    turmeric: { food: 'turmeric-ground', amount: spoons(2, 'tsp') },
    oil: { food: 'mustard-oil', amount: milliliters(250, [1, 'cup'], [2, 'tsp']) },
  },
  steps: [
    { boil: minutes(10), dry: hours(1) },
    { ring: length(0.5, 0.25) },
    { soak: hours(24) },
    {},
    { toast: minutes(3) },
    { hot: oil(180, 356), wait: minutes(10), cool: hours(1) },
    {},
    { days: number(3) },
  ],
  tips: [{}, { fridge: degrees(4, 40), months: number(2) }, {}, {}, {}],
} as const satisfies RecipeFacts;
