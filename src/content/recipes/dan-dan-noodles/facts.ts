import type { RecipeFacts } from '@gramwise/engine/recipes/facts.ts';
import {
  count,
  grams,
  inside,
  milliliters,
  minutes,
  number,
  spoons,
  untimed,
} from '@gramwise/engine/recipes/values.ts';

export const facts = {
  collection: 'signature-noodle-condiment',
  times: { total: minutes(40) },
  difficulty: 'Medium',
  image:
    'https://commons.wikimedia.org/wiki/Special:FilePath/%E6%8B%85%E6%8B%85%E9%9D%A2_Dandan_noodles.jpg?width=960',
  ingredients: {
    sesamePaste: { food: 'sesame-paste', amount: grams(60, [0.25, 'cup']) },
    soySauce: { food: 'soy-sauce', amount: spoons(3, 'tbsp') },
    vinegar: { food: 'black-vinegar', amount: spoons(2, 'tbsp') },
    chiliOil: { food: 'chili-oil', amount: milliliters(80, [1 / 3, 'cup']) },
    sugar: { food: 'sugar', amount: spoons(2, 'tsp') },
    sichuanPepper: { food: 'sichuan-pepper', amount: spoons(1, 'tsp') },
    garlic: { food: 'garlic-minced', amount: count(2), piece: 'clove' },
    oil: { food: 'oil', amount: spoons(1, 'tbsp') },
    pork: { food: 'ground-pork', amount: grams(250, [9, 'oz']) },
    shaoxingWine: { food: 'shaoxing-wine', amount: spoons(1, 'tbsp') },
    wheatPaste: { food: 'sweet-wheat-paste', amount: spoons(1, 'tbsp') },
    mustardGreens: { food: 'preserved-mustard-greens', amount: grams(60, [2, 'oz']) },
    noodles: { food: 'wheat-noodles-fresh', amount: grams(450, [1, 'lb']) },
    bokChoy: { food: 'bok-choy', amount: grams(200, [7, 'oz']) },
    peanuts: { food: 'peanuts', amount: grams(70, [0.5, 'cup']) },
    scallions: { food: 'scallions-sliced', amount: count(4), piece: 'medium' },
  },
  steps: [
    {},
    { sear: minutes(2), fry: minutes(5), core: inside(71, 160) },
    { paste: minutes(1), greens: minutes(2) },
    { blanch: minutes(1) },
    { noodles: minutes(3) },
    {},
    {},
  ],
  tips: [{ bowls: number(4) }, {}, {}, { roast: untimed(minutes(3)) }, { days: number(3) }, {}],
} as const satisfies RecipeFacts;
