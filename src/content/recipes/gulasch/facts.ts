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
  collection: 'german',
  times: { prep: minutes(30), cook: minutes(200), total: minutes(240) },
  servings: 6,
  difficulty: 'Easy',
  ingredients: {
    beef: { food: 'beef-shank', amount: grams(1000, [2.25, 'lb']), values: { cube: length(4, 1.5) } },
    onions: { food: 'onions-chopped', amount: grams(800, [1.75, 'lb']), eaten: 0.9 }, // 10 % are skin and ends (USDA 11282, refuse)
    lard: { food: 'lard', amount: spoons(3, 'tbsp') },
    paprika: { food: 'paprika', amount: spoons(3, 'tbsp') },
    hotPaprika: { food: 'paprika', amount: spoons(1, 'tsp') },
    tomatoPaste: { food: 'tomato-paste', amount: spoons(2, 'tbsp') },
    vinegar: { food: 'cider-vinegar', amount: spoons(2, 'tbsp') },
    stock: { food: 'beef-stock', amount: milliliters(500, [2, 'cup']) },
    garlic: { food: 'garlic-minced', amount: count(3), piece: 'clove' },
    caraway: { food: 'caraway-ground', amount: spoons(1, 'tsp') },
    marjoram: { food: 'marjoram-dried', amount: spoons(2, 'tsp') },
    bayLeaf: { food: 'bay-leaves', amount: count(1), fixed: true },
    salt: { food: 'salt', amount: spoons(2, 'tsp') },
    pepper: { food: 'black-pepper-ground', amount: spoons(0.5, 'tsp') },
  },
  steps: [
    {},
    { onions: minutes(30, 35) },
    { paprika: untimed(minutes(1)) },
    {},
    { braise: hours(2, 2.5), safe: inside(63, 145), tender: inside(93, 200) },
    { reduce: minutes(10, 15) },
    { stand: minutes(10), fridge: untimed(hours(2)) },
  ],
  tips: [{}, {}, {}, { days: number(3), hot: inside(74, 165) }],
} as const satisfies RecipeFacts;
