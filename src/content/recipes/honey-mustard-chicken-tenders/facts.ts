import type { RecipeFacts } from '@gramwise/engine/recipes/facts.ts';
import {
  count,
  grams,
  inside,
  length,
  milliliters,
  minutes,
  number,
  oil,
  spoons,
  untimed,
} from '@gramwise/engine/recipes/values.ts';

export const facts = {
  collection: 'chicken-tender',
  times: { cook: minutes(20) },
  servings: 4,
  difficulty: 'Easy',
  image: 'https://images.unsplash.com/photo-1562967914-608f82629710?w=1200&q=80&auto=format&fit=crop',
  ingredients: {
    chicken: { food: 'chicken-tenders', amount: grams(700, [1.5, 'lb']) },
    salt: { food: 'salt', amount: spoons(1, 'tsp') },
    pepper: { food: 'black-pepper-ground', amount: spoons(0.5, 'tsp') },
    chickenMustard: { food: 'mustard-prepared', amount: spoons(1, 'tbsp') },
    flour: { food: 'flour', amount: grams(60, [0.5, 'cup']), eaten: 0.6 }, // our estimate, from the former figures: about two thirds of the coating stick
    eggs: { food: 'whole-egg', amount: count(2), piece: 'large', eaten: 0.7 }, // the rest is thrown away
    breadcrumbs: { food: 'breadcrumbs', amount: grams(160, [1.5, 'cup']), eaten: 0.7 }, // the rest is thrown away
    paprika: { food: 'paprika', amount: spoons(1, 'tsp') },
    fryingOil: { food: 'oil', amount: milliliters(500, [2, 'cup']), fixed: true, eaten: 0.177 }, // our estimate: as for the classic tenders, 1 1/2 tablespoons for each person
    honey: { food: 'honey', amount: grams(80, [0.25, 'cup']) },
    sauceMustard: { food: 'mustard-prepared', amount: spoons(3, 'tbsp') },
    mayonnaise: { food: 'mayonnaise', amount: spoons(3, 'tbsp') },
    lemonJuice: { food: 'lemon-juice', amount: spoons(1, 'tbsp') },
  },
  steps: [
    {},
    {},
    {},
    { rest: minutes(10) },
    { pan: length(24, 9.5), deep: length(1, 0.375), oil: oil(177, 350) },
    { first: minutes(3), second: minutes(2, 3), inside: inside(74, 165) },
    {},
  ],
  tips: [{ soft: untimed(minutes(10)) }, {}, { days: number(2) }, {}, {}],
} as const satisfies RecipeFacts;
