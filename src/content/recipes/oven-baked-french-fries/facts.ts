import type { RecipeFacts } from '@gramwise/engine/recipes/facts.ts';
import { degrees, grams, length, minutes, oven, spoons, untimed } from '@gramwise/engine/recipes/values.ts';

export const facts = {
  collection: 'potato',
  times: { prep: minutes(30), cook: minutes(35) },
  servings: 4,
  difficulty: 'Easy',
  image: 'https://images.unsplash.com/photo-1573080496219-bb080dd4f877?w=1200&q=80&auto=format&fit=crop',
  pan: { pan: { shape: 'rectangular', length: 40, width: 30, depth: 2.5 }, count: 2, holds: 'layer' },
  ingredients: {
    potatoes: { food: 'potatoes-diced', amount: grams(900, [2, 'lb']), eaten: 0.9 }, // peeled, of which 81 % are left (CIA yield tables), or only scrubbed
    cornstarch: { food: 'cornstarch', amount: spoons(1.5, 'tbsp') },
    paprika: { food: 'paprika', amount: spoons(0.5, 'tsp') },
    oil: { food: 'oil', amount: spoons(3, 'tbsp') },
    salt: { food: 'salt', amount: spoons(0.75, 'tsp') },
  },
  steps: [
    { oven: oven(220, 425) },
    { stick: length(1, 0.375) },
    { soak: minutes(15) },
    {},
    { paper: degrees(220, 425), bake: minutes(20) },
    { bake: minutes(12) },
    {},
  ],
  tips: [{}, {}, { oven: oven(220, 425), refresh: untimed(minutes(6)) }],
} as const satisfies RecipeFacts;
