import type { RecipeFacts } from '@gramwise/engine/recipes/facts.ts';
import {
  count,
  grams,
  milliliters,
  minutes,
  seconds,
  spoons,
  untimed,
} from '@gramwise/engine/recipes/values.ts';

export const facts = {
  collection: 'mocktail',
  times: { prep: minutes(15) },
  difficulty: 'Easy',
  servings: 4,
  image: 'https://images.unsplash.com/photo-1593840844799-ad0334762081?w=1200&q=80&auto=format&fit=crop',
  ingredients: {
    cucumber: { food: 'cucumber-sliced', amount: grams(350, [12, 'oz']) },
    mint: { food: 'mint-fresh', amount: count(40) },
    sugar: { food: 'sugar', amount: grams(70, [1 / 3, 'cup']) },
    lemonJuice: { food: 'lemon-juice', amount: milliliters(125, [0.5, 'cup']) },
    salt: { food: 'salt', amount: spoons(0.125, 'tsp') },
    water: { food: 'water', amount: milliliters(500, [2, 'cup']) },
    ice: { food: 'ice' },
    soda: { food: 'soda-water', amount: milliliters(250, [1, 'cup']) },
  },
  steps: [{}, { blend: untimed(seconds(30)) }, { pulse: untimed(seconds(5)) }, {}, {}],
  tips: [{}, {}, {}, {}],
} as const satisfies RecipeFacts;
