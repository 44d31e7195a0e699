import type { RecipeFacts } from '@gramwise/engine/recipes/facts.ts';
import {
  count,
  grams,
  hours,
  inside,
  length,
  milliliters,
  minutes,
  number,
  spoons,
  untimed,
} from '@gramwise/engine/recipes/values.ts';

export const facts = {
  collection: 'soup',
  times: { prep: minutes(20), cook: minutes(75) },
  servings: 6,
  image:
    'https://upload.wikimedia.org/wikipedia/commons/thumb/7/74/Chicken_noodle_soup.jpg/960px-Chicken_noodle_soup.jpg',
  ingredients: {
    chicken: { food: 'chicken-thighs', amount: grams(1000, [2.25, 'lb']), eaten: 0.6 }, // 40 % are bone, skin and separable fat (USDA 05096, refuse)
    water: { food: 'water', amount: milliliters(2000, [8, 'cup']) },
    salt: { food: 'salt', amount: spoons(2.5, 'tsp') },
    onion: { food: 'onions-chopped', amount: count(1), piece: 'medium', eaten: 0 }, // strained out
    carrots: {
      food: 'carrots-grated',
      amount: count(3),
      piece: 'medium',
      values: { slice: length(0.6, 0.25) },
      eaten: 0.67, // a third is strained out
    },
    celery: {
      food: 'celery-chopped',
      amount: count(3),
      piece: 'stalk',
      values: { slice: length(0.6, 0.25) },
      eaten: 0.67, // a third is strained out
    },
    garlic: { food: 'garlic-minced', amount: count(4), piece: 'clove', eaten: 0 }, // strained out
    bayLeaves: { food: 'bay-leaves', amount: count(2), fixed: true },
    thyme: { food: 'thyme-fresh', amount: count(3), fixed: true },
    peppercorns: { food: 'black-peppercorns', amount: count(8) },
    noodles: { food: 'egg-noodles-dry', amount: grams(180, [6, 'oz']) },
    parsley: { food: 'parsley-fresh', amount: spoons(3, 'tbsp') },
    lemonJuice: { food: 'lemon-juice', amount: spoons(1, 'tbsp') },
  },
  steps: [
    { skim: minutes(5) },
    { simmer: minutes(35), core: inside(74, 165) },
    { cool: minutes(10) },
    {},
    { simmer: minutes(6) },
    { noodles: minutes(7) },
    { heat: minutes(2) },
  ],
  tips: [{}, {}, { chill: untimed(hours(2)), days: number(4) }, {}],
} as const satisfies RecipeFacts;
