import type { RecipeFacts } from '@gramwise/engine/recipes/facts.ts';
import {
  count,
  grams,
  length,
  milliliters,
  minutes,
  number,
  oven,
  spoons,
} from '@gramwise/engine/recipes/values.ts';

export const facts = {
  collection: 'soup',
  times: { prep: minutes(20), cook: minutes(105) },
  servings: 4,
  image: 'https://commons.wikimedia.org/wiki/Special:FilePath/Soupe_%C3%A0_l%27oignon_01.JPG?width=960',
  ingredients: {
    butter: { food: 'butter', amount: spoons(3, 'tbsp') },
    oil: { food: 'olive-oil', amount: spoons(1, 'tbsp') },
    onions: { food: 'onions-chopped', amount: grams(1200, [2 + 2 / 3, 'lb']), eaten: 0.9 }, // 10 % are skin and ends (USDA 11282, refuse)
    salt: { food: 'salt', amount: spoons(0.75, 'tsp') },
    sugar: { food: 'sugar', amount: spoons(0.5, 'tsp') },
    flour: { food: 'flour', amount: spoons(1, 'tbsp') },
    wine: { food: 'white-wine', amount: milliliters(125, [0.5, 'cup']), eaten: 0.4 }, // a third of the alcohol is left after half an hour (USDA retention factors), and all of the sugar
    stock: { food: 'beef-stock', amount: milliliters(1200, [5, 'cup']) },
    thyme: { food: 'thyme-fresh', amount: count(3), fixed: true },
    bayLeaf: { food: 'bay-leaves', amount: count(1), fixed: true },
    pepper: { food: 'black-pepper-ground', amount: spoons(0.25, 'tsp') },
    vinegar: { food: 'sherry-vinegar', amount: spoons(1, 'tsp') },
    baguette: { food: 'baguette', amount: count(8), values: { thick: length(2, 0.75) } },
    garlic: { food: 'garlic-minced', amount: count(1), piece: 'clove' },
    cheese: { food: 'gruyere-shredded', amount: grams(180, [6, 'oz']) },
  },
  steps: [
    { soften: minutes(15) },
    { brown: minutes(45) },
    { flour: minutes(2), wine: minutes(3) },
    { simmer: minutes(30) },
    { oven: oven(180, 350), toast: minutes(12) },
    {},
    { below: length(15, 6), broil: minutes(4), cool: minutes(5) },
  ],
  tips: [{}, {}, {}, {}, {}, { days: number(4) }],
} as const satisfies RecipeFacts;
