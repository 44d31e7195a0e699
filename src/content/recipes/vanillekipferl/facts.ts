import type { RecipeFacts } from '@gramwise/engine/recipes/facts.ts';
import {
  count,
  grams,
  hours,
  length,
  minutes,
  number,
  oven,
  spoons,
} from '@gramwise/engine/recipes/values.ts';

export const facts = {
  collection: 'german',
  times: { prep: minutes(50), cook: minutes(25), total: minutes(165) },
  servings: 20,
  difficulty: 'Medium',
  description: { each: number(3) },
  ingredients: {
    vanilla: { food: 'vanilla-beans', amount: count(1) },
    coatingSugar: { food: 'powdered-sugar', amount: grams(80, [2 / 3, 'cup']) },
    flour: { food: 'flour', amount: grams(280, [2.25, 'cup']) },
    almonds: { food: 'almond-meal', amount: grams(100, [1, 'cup']) },
    doughSugar: { food: 'powdered-sugar', amount: grams(80, [2 / 3, 'cup']) },
    salt: { food: 'salt', amount: spoons(0.25, 'tsp') },
    butter: { food: 'butter', amount: grams(200, [14, 'tbsp']) },
    yolks: { food: 'egg-yolk', amount: count(2), piece: 'large' },
  },
  steps: [
    {},
    {},
    { chill: hours(1) },
    { rope: length(2.5, 1), piece: length(2, 0.75), long: length(7, 2.75) },
    { oven: oven(180, 350), bake: minutes(11, 13) },
    { tray: minutes(3) },
    { cool: minutes(30) },
  ],
  tips: [{ cold: minutes(15) }, {}, {}, {}, { weeks: number(3) }],
} as const satisfies RecipeFacts;
