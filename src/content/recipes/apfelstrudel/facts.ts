import type { RecipeFacts } from '@gramwise/engine/recipes/facts.ts';
import {
  grams,
  hours,
  length,
  milliliters,
  minutes,
  number,
  oven,
  spoons,
  untimed,
} from '@gramwise/engine/recipes/values.ts';

export const facts = {
  collection: 'german',
  times: { prep: minutes(60), cook: minutes(45), total: minutes(190) },
  servings: 8,
  difficulty: 'Intermediate',
  ingredients: {
    flour: { food: 'flour', amount: grams(250, [2, 'cup']) },
    salt: { food: 'salt', amount: spoons(0.25, 'tsp') },
    water: { food: 'water', amount: milliliters(125, [0.5, 'cup']) },
    oil: { food: 'sunflower-oil', amount: spoons(2, 'tbsp') },
    vinegar: { food: 'cider-vinegar', amount: spoons(1, 'tsp') },
    crumbButter: { food: 'butter', amount: grams(50, [3.5, 'tbsp']) },
    breadcrumbs: { food: 'breadcrumbs', amount: grams(80, [0.75, 'cup']) },
    apples: { food: 'apples-chopped', amount: grams(1200, [2 + 2 / 3, 'lb']), eaten: 0.77 }, // 10 % are core and stem, 13 % peel (USDA 09004, refuse)
    sugar: { food: 'sugar', amount: grams(100, [0.5, 'cup']) },
    raisins: { food: 'raisins', amount: grams(75, [0.5, 'cup']) },
    cinnamon: { food: 'cinnamon-ground', amount: spoons(2, 'tsp') },
    juice: { food: 'lemon-juice', amount: spoons(2, 'tbsp') },
    zest: { food: 'lemon-zest', amount: spoons(1, 'tsp') },
    clothFlour: { food: 'flour', amount: spoons(2, 'tbsp') },
    butter: { food: 'butter', amount: grams(75, [5, 'tbsp']) },
    powderedSugar: { food: 'powdered-sugar', amount: spoons(1, 'tbsp') },
  },
  steps: [
    { knead: minutes(10) },
    { rest: hours(1) },
    { toast: minutes(4, 5) },
    { slice: length(0.4, 0.125) },
    { oven: oven(190, 375), long: length(60, 24), wide: length(50, 20) },
    { edge: length(3, 1.25) },
    {},
    { bake: minutes(35, 40) },
    { cool: minutes(20) },
  ],
  tips: [{}, { sheet: number(4) }, {}, { days: number(2), oven: oven(160, 325), warm: untimed(minutes(10)) }],
} as const satisfies RecipeFacts;
