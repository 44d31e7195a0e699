import type { RecipeFacts } from '@gramwise/engine/recipes/facts.ts';
import {
  count,
  milliliters,
  minutes,
  number,
  seconds,
  spoons,
  untimed,
} from '@gramwise/engine/recipes/values.ts';

export const facts = {
  collection: 'mocktail',
  times: { prep: minutes(5) },
  difficulty: 'Easy',
  servings: 2,
  image: 'https://images.unsplash.com/photo-1653542772393-71ffa417b1c4?w=1200&q=80&auto=format&fit=crop',
  ingredients: {
    mint: { food: 'mint-fresh', amount: count(20) },
    lime: { food: 'limes', amount: count(1) },
    sugar: { food: 'sugar', amount: spoons(2, 'tbsp') },
    limeJuice: { food: 'lime-juice', amount: spoons(3, 'tbsp') },
    ice: { food: 'ice' },
    soda: { food: 'soda-water', amount: milliliters(300, [1.25, 'cup']) },
  },
  steps: [{}, { press: number(5, 6) }, { stir: untimed(seconds(30)) }, {}, {}],
  tips: [{}, {}, {}, {}],
} as const satisfies RecipeFacts;
