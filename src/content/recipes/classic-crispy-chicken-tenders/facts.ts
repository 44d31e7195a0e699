import type { RecipeFacts } from '@gramwise/engine/recipes/facts.ts';
import {
  count,
  each,
  grams,
  inside,
  length,
  milliliters,
  minutes,
  oil,
  oven,
  seconds,
  spoons,
  untimed,
} from '@gramwise/engine/recipes/values.ts';

export const facts = {
  collection: 'chicken-tender',
  times: { cook: minutes(20) },
  servings: 4,
  difficulty: 'Easy',
  image: 'https://images.unsplash.com/photo-1619019187211-adf2f6119afd?w=1200&q=80&auto=format&fit=crop',
  description: { stove: untimed(minutes(20)) },
  ingredients: {
    chicken: { food: 'chicken-tenders', amount: grams(700, [1.5, 'lb']) },
    salt: { food: 'salt', amount: spoons(1.5, 'tsp') },
    pepper: { food: 'black-pepper-ground', amount: spoons(0.5, 'tsp') },
    flour: { food: 'flour', amount: grams(60, [0.5, 'cup']), eaten: 0.6 }, // our estimate, from the former figures: about two thirds of the coating stick
    eggs: { food: 'whole-egg', amount: count(2), piece: 'large', eaten: 0.7 }, // the rest is thrown away
    water: { food: 'water', amount: spoons(1, 'tbsp') },
    breadcrumbs: { food: 'breadcrumbs', amount: grams(160, [1.5, 'cup']), eaten: 0.7 }, // the rest is thrown away
    paprika: { food: 'paprika', amount: spoons(2, 'tsp') },
    garlicPowder: { food: 'garlic-powder', amount: spoons(1, 'tsp') },
    fryingOil: { food: 'oil', amount: milliliters(500, [2, 'cup']), fixed: true, eaten: 0.177 }, // 1 1/2 tablespoons for each person, as the tip says
    lemon: { food: 'lemons', amount: count(1) },
  },
  steps: [
    {},
    {},
    { rest: minutes(10) },
    { pan: length(24, 9.5), deep: length(1, 0.375), oil: oil(177, 350), crumb: untimed(seconds(30)) },
    { first: minutes(3), second: minutes(2, 3), inside: inside(74, 165) },
    { warm: oven(110, 225) },
  ],
  tips: [
    {},
    { thick: length(2, 0.75) },
    { oil: oil(166, 330), fry: untimed(minutes(7)), inside: inside(74, 165) },
    { share: each(spoons(1.5, 'tbsp')) },
  ],
} as const satisfies RecipeFacts;
