import type { RecipeFacts } from '@gramwise/engine/recipes/facts.ts';
import {
  days,
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
  times: { prep: minutes(45), fermentation: days(10, 14) },
  shelfLife: { months: number(6) },
  image:
    'https://commons.wikimedia.org/wiki/Special:FilePath/North_Indian_mango_pickle_marinated_in_mustard_oil_and_mixed_with_Indian_spices.JPG?width=960',
  description: { salt: number(9) },
  ingredients: {
    mango: { food: 'green-mango', amount: grams(1000, [2.25, 'lb']) },
    salt: { food: 'salt', amount: grams(90, [3.25, 'oz']) },
    turmeric: { food: 'turmeric-ground', amount: spoons(1, 'tbsp') },
    fennel: { food: 'fennel-seeds', amount: spoons(4, 'tbsp') },
    fenugreek: { food: 'fenugreek-seeds', amount: spoons(2, 'tbsp') },
    mustard: { food: 'mustard-seeds', amount: spoons(3, 'tbsp') },
    nigella: { food: 'nigella-seeds', amount: spoons(1, 'tbsp') },
    chiliPowder: { food: 'chili-powder-pure', amount: spoons(3, 'tbsp') },
    oil: { food: 'mustard-oil', amount: milliliters(500, [2, 'cup'], [2.5, 'tbsp']) },
  },
  steps: [
    { boil: minutes(10), dry: hours(1) },
    { cut: length(2, 0.75) },
    { dry: hours(4) },
    { toast: minutes(3) },
    { hot: oil(180, 356), cool: hours(1) },
    {},
    { days: number(3) },
    { days: number(7) },
  ],
  tips: [{ salt: number(8, 10) }, {}, {}, {}, {}],
} as const satisfies RecipeFacts;
