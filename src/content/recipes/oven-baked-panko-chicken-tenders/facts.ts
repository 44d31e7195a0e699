import type { RecipeFacts } from '@gramwise/engine/recipes/facts.ts';
import {
  count,
  grams,
  inside,
  minutes,
  number,
  oven,
  spoons,
  untimed,
} from '@gramwise/engine/recipes/values.ts';

export const facts = {
  collection: 'chicken-tender',
  times: { cook: minutes(20) },
  servings: 4,
  difficulty: 'Easy',
  image: 'https://images.unsplash.com/photo-1562967915-92ae0c320a01?w=1200&q=80&auto=format&fit=crop',
  description: { bake: untimed(minutes(15)) },
  ingredients: {
    panko: { food: 'panko', amount: grams(150, [5.25, 'oz']), eaten: 0.8 }, // our estimate: the rest is thrown away
    oil: { food: 'olive-oil', amount: spoons(3, 'tbsp'), eaten: 0.8 }, // rubbed into the panko
    chicken: { food: 'chicken-tenders', amount: grams(700, [1.5, 'lb']) },
    salt: { food: 'salt', amount: spoons(1.5, 'tsp') },
    pepper: { food: 'black-pepper-ground', amount: spoons(0.5, 'tsp') },
    flour: { food: 'flour', amount: grams(60, [0.5, 'cup']), eaten: 0.6 }, // our estimate, from the former figures: about two thirds of the coating stick
    eggs: { food: 'whole-egg', amount: count(2), piece: 'large', eaten: 0.7 }, // the rest is thrown away
    mustard: { food: 'mustard-prepared', amount: spoons(1, 'tbsp') },
    paprika: { food: 'smoked-paprika', amount: spoons(1, 'tsp') },
    garlicPowder: { food: 'garlic-powder', amount: spoons(1, 'tsp') },
    lemon: { food: 'lemons', amount: count(1) },
  },
  steps: [
    { oven: oven(220, 425) },
    { toast: minutes(5) },
    {},
    {},
    {},
    { bake: minutes(12, 15), inside: inside(74, 165) },
    { rest: minutes(2) },
  ],
  tips: [{}, {}, { oven: oven(200, 400), reheat: untimed(minutes(6)), days: number(4) }],
} as const satisfies RecipeFacts;
