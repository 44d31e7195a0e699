import type { RecipeFacts } from '@gramwise/engine/recipes/facts.ts';
import {
  count,
  each,
  grams,
  hours,
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
  times: { cook: minutes(25) },
  servings: 4,
  difficulty: 'Medium',
  image: 'https://images.unsplash.com/photo-1626082927389-6cd097cdc6ec?w=1200&q=80&auto=format&fit=crop',
  ingredients: {
    chicken: { food: 'chicken-tenders', amount: grams(700, [1.5, 'lb']) },
    buttermilk: { food: 'buttermilk', amount: milliliters(350, [1.5, 'cup']), eaten: 0.25 }, // our estimate: what sticks; the rest is thrown away
    salt: { food: 'salt', amount: spoons(1, 'tbsp') },
    egg: { food: 'whole-egg', amount: count(1), piece: 'large', eaten: 0.25 }, // as the buttermilk
    flour: { food: 'flour', amount: grams(250, [2, 'cup']), eaten: 0.6 }, // our estimate, from the former figures; the rest is thrown away
    cornstarch: { food: 'cornstarch', amount: grams(60, [0.5, 'cup']), eaten: 0.6 }, // as the flour
    paprika: { food: 'paprika', amount: spoons(1, 'tbsp') },
    garlicPowder: { food: 'garlic-powder', amount: spoons(2, 'tsp') },
    onionPowder: { food: 'onion-powder', amount: spoons(2, 'tsp') },
    thyme: { food: 'thyme-dried', amount: spoons(1, 'tsp') },
    whitePepper: { food: 'white-pepper-ground', amount: spoons(1, 'tsp') },
    bakingPowder: { food: 'baking-powder', amount: spoons(1, 'tsp') },
    fryingOil: { food: 'oil', amount: milliliters(1000, [4.25, 'cup']), fixed: true, eaten: 0.089 }, // our estimate: 1 1/2 tablespoons for each person, as for the classic tenders
  },
  steps: [
    { soak: hours(4), longest: untimed(hours(12)) },
    {},
    {},
    { rest: minutes(20) },
    { pot: length(22, 8.75), deep: length(2.5, 1), oil: oil(177, 350) },
    { fry: minutes(5, 6), lowest: oil(160, 320), highest: oil(177, 350), inside: inside(74, 165) },
    { drain: minutes(3) },
  ],
  tips: [
    {
      lemon: each(spoons(1, 'tbsp')),
      milk: each(milliliters(250, [1, 'cup'])),
      wait: untimed(minutes(10)),
    },
    {},
    {},
    {},
    { chill: untimed(hours(2)), days: number(4) },
  ],
} as const satisfies RecipeFacts;
