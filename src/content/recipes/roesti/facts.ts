import type { RecipeFacts } from '@gramwise/engine/recipes/facts.ts';
import { grams, hours, length, minutes, number, spoons, untimed } from '@gramwise/engine/recipes/values.ts';

export const facts = {
  collection: 'german',
  times: { prep: minutes(20), cook: minutes(65), total: hours(14) },
  servings: 4,
  difficulty: 'Medium',
  ingredients: {
    potatoes: { food: 'potatoes-diced', amount: grams(1000, [2.25, 'lb']), eaten: 0.91 }, // 9 % are skins and eyes, boiled (USDA 11365, refuse)
    salt: { food: 'salt', amount: spoons(1.25, 'tsp') },
    ghee: { food: 'ghee', amount: spoons(4, 'tbsp') },
  },
  steps: [
    { boil: minutes(20, 25) },
    { cool: minutes(45), fridge: untimed(hours(2)), night: untimed(hours(12)) },
    { shred: length(0.5, 0.25) },
    { pan: length(26, 10), toss: minutes(5) },
    { first: minutes(15, 18) },
    {},
    { second: minutes(12, 15) },
  ],
  tips: [{}, {}, { pan: length(20, 8) }, { days: number(2) }],
} as const satisfies RecipeFacts;
