import type { RecipeFacts } from '@gramwise/engine/recipes/facts.ts';
import {
  count,
  grams,
  milliliters,
  minutes,
  number,
  seconds,
  spoons,
  untimed,
} from '@gramwise/engine/recipes/values.ts';

export const facts = {
  collection: 'mocktail',
  times: { prep: minutes(10) },
  difficulty: 'Easy',
  servings: 2,
  image: 'https://images.unsplash.com/photo-1650092071863-b47da0c0065b?w=1200&q=80&auto=format&fit=crop',
  ingredients: {
    strawberries: { food: 'strawberries-sliced', amount: grams(250, [9, 'oz']) },
    sugar: { food: 'sugar', amount: spoons(2, 'tbsp') },
    basil: { food: 'basil-fresh', amount: count(10) },
    lemonJuice: { food: 'lemon-juice', amount: milliliters(60, [0.25, 'cup']) },
    ice: { food: 'ice' },
    soda: { food: 'soda-water', amount: milliliters(250, [1, 'cup']) },
  },
  steps: [{ stand: minutes(5) }, { press: number(3, 4) }, { shake: untimed(seconds(15)) }, {}, {}],
  tips: [{}, {}, {}, {}],
} as const satisfies RecipeFacts;
