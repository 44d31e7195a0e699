import type { RecipeFacts } from '@gramwise/engine/recipes/facts.ts';
import {
  count,
  grams,
  hours,
  milliliters,
  minutes,
  number,
  oil,
  spoons,
} from '@gramwise/engine/recipes/values.ts';

export const facts = {
  collection: 'signature-noodle-condiment',
  times: { total: hours(13) },
  difficulty: 'Medium',
  image:
    'https://commons.wikimedia.org/wiki/Special:FilePath/Red_Oil_Wontons_%28%E7%BA%A2%E6%B2%B9%E6%8A%84%E6%89%8B%29.jpg?width=960',
  lowCarb: true,
  ingredients: {
    oil: { food: 'oil', amount: milliliters(500, [2, 'cup']) },
    sichuanPepper: { food: 'sichuan-pepper', amount: spoons(2, 'tbsp') },
    starAnise: { food: 'star-anise', amount: count(3) },
    cassia: { food: 'cassia', amount: count(1) },
    cardamom: { food: 'black-cardamom', amount: count(1) },
    bayLeaves: { food: 'bay-leaves', amount: count(3) },
    fennel: { food: 'fennel-seeds', amount: spoons(1, 'tsp') },
    chili: { food: 'chili-flakes', amount: grams(80, [1, 'cup']) },
    sesame: { food: 'sesame-seeds', amount: spoons(2, 'tbsp') },
    salt: { food: 'salt', amount: spoons(1, 'tsp') },
    sugar: { food: 'sugar', amount: spoons(0.5, 'tsp') },
  },
  steps: [
    { warm: oil(110, 230), hold: minutes(30) },
    {},
    { hot: oil(180, 356) },
    {},
    { second: oil(150, 302), cool: minutes(4) },
    { last: oil(120, 248) },
    { cool: hours(2), rest: hours(10) },
  ],
  tips: [{ limit: oil(190, 374) }, {}, {}, { months: number(3) }, {}, {}],
} as const satisfies RecipeFacts;
