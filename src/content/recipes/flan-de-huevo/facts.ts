import type { RecipeFacts } from '@gramwise/engine/recipes/facts.ts';
import {
  count,
  each,
  grams,
  hours,
  inside,
  milliliters,
  minutes,
  number,
  oven,
  spoons,
  untimed,
} from '@gramwise/engine/recipes/values.ts';

export const facts = {
  collection: 'spanish',
  times: { prep: minutes(35), cook: minutes(40), total: minutes(345) },
  servings: 6,
  difficulty: 'Medium',
  ingredients: {
    caramelSugar: { food: 'sugar', amount: grams(100, [0.5, 'cup']) },
    water: { food: 'water', amount: spoons(2, 'tbsp') },
    milk: { food: 'milk', amount: milliliters(500, [2, 'cup']) },
    lemon: { food: 'lemon-zest', amount: count(1), eaten: 0 },
    cinnamon: { food: 'cinnamon-sticks', amount: count(1), eaten: 0 },
    eggs: { food: 'whole-egg', amount: count(4), piece: 'large' },
    sugar: { food: 'sugar', amount: grams(125, [0.5, 'cup'], [2, 'tbsp']) },
  },
  steps: [
    { oven: oven(160, 325), size: each(milliliters(150, [2 / 3, 'cup'])) },
    { caramel: minutes(6, 8) },
    { infuse: minutes(15) },
    {},
    { bake: minutes(35, 40), inside: inside(80, 176) },
    { cool: minutes(30), chill: hours(4) },
    {},
  ],
  tips: [
    {},
    {},
    { large: each(milliliters(1000, [1, 'qt'])), long: untimed(minutes(60, 70)) },
    { days: number(3) },
  ],
} as const satisfies RecipeFacts;
