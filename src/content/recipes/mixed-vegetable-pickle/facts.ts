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
  times: { prep: minutes(75), fermentation: days(4, 6) },
  shelfLife: { months: number(2) },
  image:
    'https://commons.wikimedia.org/wiki/Special:FilePath/Indian_mixed_pickles_-_Massachusetts.jpg?width=960',
  ingredients: {
    cauliflower: { food: 'cauliflower-chopped', amount: grams(300, [10.5, 'oz']) },
    carrots: { food: 'carrots-grated', amount: grams(300, [10.5, 'oz']) },
    mango: { food: 'green-mango', amount: grams(250, [8.75, 'oz']) },
    chilies: { food: 'green-chili', amount: grams(100, [3.5, 'oz']) },
    ginger: { food: 'ginger-fresh', amount: grams(50, [1.75, 'oz']) },
    vinegar: {
      food: 'white-vinegar',
      amount: milliliters(750, [3, 'cup'], [2, 'tbsp']),
      values: { acidity: number(5) },
    },
    salt: { food: 'salt', amount: grams(90, [3.125, 'oz']) },
    mustardSeeds: { food: 'mustard-seeds', amount: spoons(4, 'tbsp') },
    fennelSeeds: { food: 'fennel-seeds', amount: spoons(2, 'tbsp') },
    fenugreekSeeds: { food: 'fenugreek-seeds', amount: spoons(2, 'tsp') },
    nigellaSeeds: { food: 'nigella-seeds', amount: spoons(2, 'tsp') },
    chiliPowder: { food: 'chili-powder-pure', amount: spoons(2, 'tbsp') },
    turmeric: { food: 'turmeric-ground', amount: spoons(1, 'tbsp') },
    jaggery: { food: 'jaggery', amount: grams(100, [3.5, 'oz']) },
    oil: { food: 'mustard-oil', amount: milliliters(350, [4 / 3, 'cup'], [2, 'tbsp']) },
  },
  steps: [
    { boil: minutes(10), dry: hours(1) },
    { carrot: length(4, 1.5), mango: length(2, 0.75) },
    { blanch: minutes(2), dry: hours(1) },
    { simmer: minutes(3), soak: hours(24) },
    { drain: minutes(10), kept: milliliters(180, [0.75, 'cup']) },
    { toast: minutes(3) },
    { oil: oil(180, 356), cool: minutes(40) },
    { days: number(3) },
  ],
  tips: [{}, { fridge: degrees(4, 40), months: number(2) }, { percent: number(9) }, {}, {}],
} as const satisfies RecipeFacts;
