import type { RecipeFacts } from '@gramwise/engine/recipes/facts.ts';
import {
  count,
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
  times: { prep: hours(1), fermentation: days(7, 10) },
  shelfLife: { months: number(6) },
  image:
    'https://upload.wikimedia.org/wikipedia/commons/thumb/6/65/Mango_Pickle_Home_Made_Style.JPG/960px-Mango_Pickle_Home_Made_Style.JPG',
  ingredients: {
    mango: { food: 'green-mango', amount: grams(1000, [2, 'lb'], [3.25, 'oz']) },
    salt: { food: 'salt', amount: grams(85, [3, 'oz']) },
    turmeric: { food: 'turmeric-ground', amount: spoons(1, 'tbsp') },
    jaggery: { food: 'jaggery', amount: grams(250, [8.75, 'oz']) },
    vinegar: { food: 'white-vinegar', amount: spoons(4, 'tbsp'), values: { acid: number(5) } },
    fennel: { food: 'fennel-seeds', amount: spoons(2, 'tbsp') },
    cumin: { food: 'cumin-seeds', amount: spoons(1, 'tbsp') },
    nigella: { food: 'nigella-seeds', amount: spoons(1, 'tbsp') },
    mustard: { food: 'mustard-seeds', amount: spoons(1, 'tbsp') },
    fenugreek: { food: 'fenugreek-seeds', amount: spoons(2, 'tsp') },
    driedChilies: { food: 'dried-chilies', amount: count(8) },
    chiliPowder: { food: 'chili-powder-pure', amount: spoons(1, 'tbsp') },
    oil: { food: 'mustard-oil', amount: milliliters(350, [1.25, 'cup'], [3.5, 'tbsp']) },
  },
  steps: [
    { boil: minutes(10), dry: hours(1) },
    { thick: length(1, 0.375), chill: hours(8) },
    { toast: minutes(3) },
    { hot: oil(180, 356), wait: minutes(20), cooled: oil(90, 194) },
    { simmer: minutes(15) },
    { cool: hours(2) },
    { days: number(7) },
  ],
  tips: [{ salt: number(8.5) }, {}, {}, {}, {}],
} as const satisfies RecipeFacts;
