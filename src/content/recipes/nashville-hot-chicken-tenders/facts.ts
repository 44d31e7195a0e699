import type { RecipeFacts } from '@gramwise/engine/recipes/facts.ts';
import {
  count,
  grams,
  hours,
  inside,
  length,
  milliliters,
  minutes,
  oil,
  spoons,
  untimed,
} from '@gramwise/engine/recipes/values.ts';

export const facts = {
  collection: 'chicken-tender',
  times: { cook: minutes(25) },
  servings: 4,
  difficulty: 'Intermediate',
  image: 'https://images.unsplash.com/photo-1620785552619-908d204523ed?w=1200&q=80&auto=format&fit=crop',
  description: { soak: untimed(hours(1)) },
  ingredients: {
    chicken: { food: 'chicken-tenders', amount: grams(700, [1.5, 'lb']) },
    buttermilk: { food: 'buttermilk', amount: milliliters(250, [1, 'cup']), eaten: 0.25 }, // our estimate: what sticks; the rest is thrown away
    hotSauce: { food: 'hot-sauce', amount: spoons(2, 'tbsp') },
    egg: { food: 'whole-egg', amount: count(1), piece: 'large', eaten: 0.25 }, // as the buttermilk
    salt: { food: 'salt', amount: spoons(1, 'tbsp') },
    flour: { food: 'flour', amount: grams(250, [2, 'cup']), eaten: 0.6 }, // our estimate, as for the southern tenders; the rest is thrown away
    pepper: { food: 'black-pepper-ground', amount: spoons(1, 'tsp') },
    bakingPowder: { food: 'baking-powder', amount: spoons(1, 'tsp') },
    fryingOil: { food: 'oil', amount: milliliters(1000, [4.25, 'cup']), fixed: true, eaten: 0.089 }, // our estimate: 1 1/2 tablespoons for each person, as for the classic tenders
    cayenne: { food: 'cayenne-pepper', amount: spoons(2, 'tbsp') },
    brownSugar: { food: 'brown-sugar', amount: spoons(1, 'tbsp') },
    paprika: { food: 'paprika', amount: spoons(2, 'tsp') },
    garlicPowder: { food: 'garlic-powder', amount: spoons(1, 'tsp') },
    pasteOil: { food: 'oil', amount: milliliters(125, [0.5, 'cup']), eaten: 0.75 }, // our estimate: the rest stays in the bowl
    bread: { food: 'white-bread', amount: count(4) },
    pickles: { food: 'dill-pickles', amount: count(16) },
  },
  steps: [
    { soak: hours(1), longest: untimed(hours(8)) },
    {},
    { rest: minutes(15) },
    { oil: oil(149, 300) },
    { pot: length(22, 8.75), deep: length(2.5, 1), oil: oil(177, 350) },
    { fry: minutes(5, 6), lowest: oil(160, 320), inside: inside(74, 165) },
    {},
  ],
  tips: [{}, {}, {}, {}, {}],
} as const satisfies RecipeFacts;
