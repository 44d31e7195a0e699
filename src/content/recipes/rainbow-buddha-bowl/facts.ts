import type { RecipeFacts } from '@gramwise/engine/recipes/facts.ts';
import {
  count,
  grams,
  length,
  milliliters,
  minutes,
  number,
  oven,
  spoons,
} from '@gramwise/engine/recipes/values.ts';

export const facts = {
  collection: 'vegan',
  times: { prep: minutes(25), cook: minutes(30) },
  servings: 4,
  image: 'https://images.unsplash.com/photo-1589442305595-62647c1514f9?w=1200&q=80&auto=format&fit=crop',
  ingredients: {
    sweetPotatoes: {
      food: 'sweet-potato-cubed',
      amount: grams(450, [1, 'lb']),
      values: { cube: length(2, 0.75) },
      eaten: 0.81, // peeled, as potatoes: 81 % are left (CIA yield tables)
    },
    chickpeas: { food: 'chickpeas-cooked', amount: grams(250, [8.5, 'oz']) },
    oil: { food: 'olive-oil', amount: spoons(2, 'tbsp') },
    paprika: { food: 'smoked-paprika', amount: spoons(1, 'tsp') },
    cumin: { food: 'cumin-ground', amount: spoons(0.5, 'tsp') },
    salt: { food: 'salt', amount: spoons(1, 'tsp') },
    quinoa: { food: 'quinoa', amount: grams(180, [1, 'cup']) },
    water: { food: 'water', amount: milliliters(375, [1.5, 'cup']) },
    cabbage: { food: 'red-cabbage', amount: grams(140, [2, 'cup']) },
    lemonJuice: { food: 'lemon-juice', amount: spoons(3, 'tbsp') },
    tahini: { food: 'tahini', amount: grams(80, [1 / 3, 'cup']) },
    mapleSyrup: { food: 'maple-syrup', amount: spoons(1, 'tbsp') },
    garlic: { food: 'garlic-minced', amount: count(1), piece: 'clove' },
    dressingWater: { food: 'water', amount: milliliters(60, [0.25, 'cup']) },
    spinach: { food: 'spinach-raw', amount: grams(60, [2, 'cup']) },
    carrots: { food: 'carrots-grated', amount: count(2), piece: 'medium' },
    cucumber: { food: 'cucumber-sliced', amount: count(1), piece: 'small' },
    tomatoes: { food: 'tomatoes-cherry', amount: grams(150, [1, 'cup']) },
    avocado: { food: 'avocado-cubed', amount: count(1) },
    sesame: { food: 'sesame-seeds', amount: spoons(1, 'tbsp') },
  },
  steps: [
    { oven: oven(220, 425) },
    { roast: minutes(25) },
    { cook: minutes(15), rest: minutes(5) },
    { rub: minutes(1) },
    {},
    {},
  ],
  tips: [{}, { days: number(4) }, {}, {}],
} as const satisfies RecipeFacts;
