import type { RecipeFacts } from '@gramwise/engine/recipes/facts.ts';
import {
  count,
  each,
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
  image: 'https://images.unsplash.com/photo-1606758037375-a2a76453407a?w=1200&q=80&auto=format&fit=crop',
  ingredients: {
    passionFruit: { food: 'passion-fruit-pulp', amount: count(4), piece: 'piece' },
    sugar: { food: 'sugar', amount: spoons(2, 'tbsp') },
    hotWater: { food: 'water', amount: spoons(2, 'tbsp') },
    limeJuice: { food: 'lime-juice', amount: spoons(2, 'tbsp') },
    mint: { food: 'mint-fresh', amount: count(12) },
    ice: { food: 'ice' },
    soda: { food: 'soda-water', amount: milliliters(300, [1.25, 'cup']) },
  },
  steps: [{ cool: minutes(5) }, {}, { press: number(5, 6) }, { stir: untimed(seconds(10)) }, {}],
  tips: [{}, { pulp: each(spoons(1.5, 'tbsp')) }, {}, {}],
} as const satisfies RecipeFacts;
