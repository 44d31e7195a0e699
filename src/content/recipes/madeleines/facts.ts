import type { RecipeFacts } from '@gramwise/engine/recipes/facts.ts';
import {
  count,
  grams,
  hours,
  minutes,
  number,
  oven,
  spoons,
  untimed,
} from '@gramwise/engine/recipes/values.ts';

export const facts = {
  collection: 'french',
  times: { prep: minutes(25), cook: minutes(20), total: minutes(165) },
  servings: 12,
  difficulty: 'Medium',
  ingredients: {
    butter: { food: 'butter', amount: grams(125, [9, 'tbsp']) },
    eggs: { food: 'whole-egg', amount: count(3), piece: 'large' },
    sugar: { food: 'sugar', amount: grams(130, [2 / 3, 'cup']) },
    zest: { food: 'lemon-zest', amount: spoons(2, 'tsp') },
    flour: { food: 'flour', amount: grams(150, [1.25, 'cup']) },
    bakingPowder: { food: 'baking-powder', amount: spoons(1, 'tsp') },
    salt: { food: 'salt', amount: spoons(0.25, 'tsp') },
    milk: { food: 'milk', amount: spoons(2, 'tbsp') },
    panButter: { food: 'butter', amount: spoons(1, 'tbsp'), fixed: true },
    panFlour: { food: 'flour', amount: spoons(1, 'tbsp'), fixed: true },
  },
  steps: [
    {},
    { whisk: minutes(3) },
    {},
    { chill: hours(2) },
    { freeze: minutes(15), oven: oven(220, 425) },
    { hot: minutes(4), oven: oven(190, 375), bake: minutes(5, 6) },
    {},
  ],
  tips: [{}, { night: untimed(hours(12)) }, {}, { days: number(3) }],
} as const satisfies RecipeFacts;
