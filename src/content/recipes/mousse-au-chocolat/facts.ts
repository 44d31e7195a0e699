import type { RecipeFacts } from '@gramwise/engine/recipes/facts.ts';
import { count, degrees, grams, hours, minutes, spoons, untimed } from '@gramwise/engine/recipes/values.ts';

export const facts = {
  collection: 'french',
  times: { prep: minutes(25), cook: minutes(5), total: minutes(210) },
  servings: 6,
  difficulty: 'Medium',
  ingredients: {
    chocolate: { food: 'chocolate-chopped', amount: grams(200, [7, 'oz']) },
    eggs: { food: 'whole-egg', amount: count(6), piece: 'large' },
    sugar: { food: 'sugar', amount: spoons(2, 'tbsp') },
    salt: { food: 'salt' },
  },
  steps: [
    { melt: minutes(5), warm: degrees(40, 104) },
    {},
    {},
    {},
    { chill: hours(3) },
    { day: untimed(hours(24)), cold: degrees(4, 40) },
  ],
  tips: [{}, {}, {}, {}],
} as const satisfies RecipeFacts;
