import type { RecipeFacts } from '@gramwise/engine/recipes/facts.ts';
import {
  count,
  each,
  grams,
  hours,
  length,
  milliliters,
  minutes,
  number,
  oil,
  spoons,
  untimed,
} from '@gramwise/engine/recipes/values.ts';

export const facts = {
  collection: 'signature-noodle-condiment',
  times: { total: minutes(150) },
  difficulty: 'Intermediate',
  image:
    'https://commons.wikimedia.org/wiki/Special:FilePath/%E6%B2%B9%E6%B3%BC%E6%89%AF%E9%9D%A2.jpg?width=960',
  ingredients: {
    flour: { food: 'flour', amount: grams(375, [3, 'cup']), values: { protein: number(11, 12) } },
    salt: { food: 'salt', amount: spoons(1, 'tsp') },
    water: { food: 'water', amount: milliliters(180, [0.75, 'cup']) },
    coatingOil: { food: 'oil', amount: spoons(1, 'tbsp') },
    bokChoy: { food: 'bok-choy', amount: grams(150, [5, 'oz']) },
    soySauce: { food: 'soy-sauce', amount: spoons(3, 'tbsp') },
    vinegar: { food: 'black-vinegar', amount: spoons(2, 'tbsp') },
    sugar: { food: 'sugar', amount: spoons(0.5, 'tsp') },
    scallions: { food: 'scallions-sliced', amount: count(4), piece: 'medium' },
    garlic: { food: 'garlic-minced', amount: count(4), piece: 'clove' },
    chiliFlakes: { food: 'chili-flakes', amount: spoons(2, 'tbsp') },
    sichuanPepper: { food: 'sichuan-pepper', amount: spoons(0.5, 'tsp') },
    splashingOil: { food: 'oil', amount: milliliters(80, [1 / 3, 'cup']) },
  },
  steps: [
    { knead: minutes(5), rest: minutes(20) },
    { knead: minutes(5) },
    { piece: each(grams(90, [3, 'oz'])), rest: hours(1.5) },
    {},
    { wide: length(10, 4), long: length(20, 8) },
    { cook: minutes(2) },
    {},
    { oil: oil(190, 374) },
  ],
  tips: [{ people: number(3) }, { rest: untimed(minutes(20)) }, {}, {}, { warm: untimed(hours(1)) }],
} as const satisfies RecipeFacts;
