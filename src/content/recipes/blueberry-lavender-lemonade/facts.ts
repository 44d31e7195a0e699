import type { RecipeFacts } from '@gramwise/engine/recipes/facts.ts';
import { grams, milliliters, minutes, spoons, untimed } from '@gramwise/engine/recipes/values.ts';

export const facts = {
  collection: 'mocktail',
  times: { prep: minutes(50) },
  difficulty: 'Medium',
  servings: 4,
  image: 'https://images.unsplash.com/photo-1497534446932-c925b458314e?w=1200&q=80&auto=format&fit=crop',
  description: { flowers: untimed(minutes(10)), soap: untimed(minutes(20)) },
  ingredients: {
    blueberries: { food: 'blueberries', amount: grams(200, [7, 'oz']) },
    sugar: { food: 'sugar', amount: grams(100, [0.5, 'cup']) },
    syrupWater: { food: 'water', amount: milliliters(250, [1, 'cup']) },
    lavender: { food: 'lavender', amount: spoons(2, 'tsp') },
    lemonJuice: { food: 'lemon-juice', amount: milliliters(180, [0.75, 'cup']) },
    coldWater: { food: 'water', amount: milliliters(750, [3, 'cup']) },
    ice: { food: 'ice' },
  },
  steps: [{ simmer: minutes(8) }, { infuse: minutes(10) }, { cool: minutes(30) }, {}, {}],
  tips: [{}, {}, {}, {}],
} as const satisfies RecipeFacts;
