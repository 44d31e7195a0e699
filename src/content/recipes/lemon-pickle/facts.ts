import type { RecipeFacts } from '@gramwise/engine/recipes/facts.ts';
import { days, grams, hours, milliliters, minutes, number, spoons } from '@gramwise/engine/recipes/values.ts';

export const facts = {
  collection: 'indian-pickle',
  times: { prep: minutes(40), fermentation: days(21, 28) },
  shelfLife: { months: number(6) },
  image: 'https://commons.wikimedia.org/wiki/Special:FilePath/Lemon_Pickle_in_Oil.JPG?width=960',
  ingredients: {
    lemons: { food: 'lemons', amount: grams(1000, [2, 'lb'], [3, 'oz']) },
    salt: { food: 'salt', amount: grams(100, [3.5, 'oz']) },
    lemonJuice: { food: 'lemon-juice', amount: milliliters(125, [0.5, 'cup'], [1, 'tsp']) },
    turmeric: { food: 'turmeric-ground', amount: spoons(1, 'tbsp') },
    fenugreek: { food: 'fenugreek-seeds', amount: spoons(1, 'tbsp') },
    mustard: { food: 'mustard-seeds', amount: spoons(2, 'tbsp') },
    chiliPowder: { food: 'chili-powder-pure', amount: spoons(3, 'tbsp') },
    asafoetida: { food: 'asafoetida-gluten-free', amount: spoons(0.5, 'tsp') },
    oil: { food: 'sunflower-oil', amount: milliliters(300, [1.25, 'cup']) },
  },
  steps: [
    { boil: minutes(10), dry: hours(1) },
    { rest: hours(1) },
    {},
    { days: number(14) },
    { toast: minutes(2) },
    { pop: minutes(2), wait: minutes(5), cool: hours(1) },
    { days: number(7) },
  ],
  tips: [{}, { salt: number(10) }, {}, {}, {}],
} as const satisfies RecipeFacts;
