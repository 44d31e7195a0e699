import type { RecipeFacts } from '@gramwise/engine/recipes/facts.ts';
import { grams, length, minutes, number, oven, spoons, untimed } from '@gramwise/engine/recipes/values.ts';

export const facts = {
  collection: 'french',
  times: { prep: minutes(40), cook: minutes(65), total: minutes(130) },
  servings: 8,
  difficulty: 'Intermediate',
  pan: { pan: { shape: 'round', diameter: 24, depth: 5 }, count: 1, holds: 'liquid' },
  ingredients: {
    flour: { food: 'flour', amount: grams(150, [1.25, 'cup']) },
    salt: { food: 'salt', amount: spoons(0.25, 'tsp') },
    doughButter: { food: 'butter', amount: grams(75, [5, 'tbsp']) },
    water: { food: 'water', amount: spoons(2, 'tbsp') },
    apples: { food: 'apples-chopped', amount: grams(1500, [3.25, 'lb']), eaten: 0.9 }, // 10 % are core and stem (USDA 09003, refuse)
    juice: { food: 'lemon-juice', amount: spoons(1, 'tbsp') },
    sugar: { food: 'sugar', amount: grams(150, [0.75, 'cup']) },
    butter: { food: 'butter', amount: grams(80, [5.5, 'tbsp']) },
    dusting: { food: 'flour', amount: spoons(1, 'tbsp'), fixed: true },
  },
  steps: [
    { chill: minutes(30) },
    {},
    { pan: length(24, 9.5), caramel: minutes(6, 8) },
    { cook: minutes(20), oven: oven(190, 375) },
    { thick: length(0.3, 0.125), disk: length(27, 10.5) },
    { bake: minutes(30, 35) },
    { rest: minutes(10) },
  ],
  tips: [
    {},
    {},
    { warm: untimed(minutes(1)) },
    { days: number(2), oven: oven(150, 300), reheat: untimed(minutes(10)) },
  ],
} as const satisfies RecipeFacts;
