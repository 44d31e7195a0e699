import type { RecipeFacts } from '@gramwise/engine/recipes/facts.ts';
import {
  count,
  grams,
  length,
  milliliters,
  minutes,
  number,
  oil,
  spoons,
  untimed,
} from '@gramwise/engine/recipes/values.ts';

export const facts = {
  collection: 'general',
  recipeType: 'Appetizer',
  times: { total: minutes(50) },
  servings: 4,
  image: 'https://images.unsplash.com/photo-1666599207746-0868c6a556d2?w=1200&q=80&auto=format&fit=crop',
  ingredients: {
    kombu: { food: 'kombu', amount: count(1), fixed: true, values: { square: length(5, 2) }, eaten: 0 }, // lifted out
    water: { food: 'water', amount: milliliters(180, [0.75, 'cup']) },
    soySauce: { food: 'soy-sauce', amount: spoons(3, 'tbsp') },
    mirin: { food: 'mirin', amount: spoons(3, 'tbsp') },
    daikon: { food: 'daikon', amount: grams(100, [3.5, 'oz']) },
    ginger: { food: 'ginger-fresh', amount: spoons(1, 'tsp') },
    beans: { food: 'green-beans', amount: grams(300, [10.5, 'oz']) },
    sweetPotato: {
      food: 'sweet-potato-cubed',
      amount: grams(150, [5.25, 'oz']),
      values: { thick: length(0.6, 0.25) },
    },
    dustingFlour: { food: 'flour', amount: spoons(2, 'tbsp') },
    fryingOil: { food: 'oil', amount: milliliters(1000, [4.25, 'cup']), fixed: true },
    flour: { food: 'flour', amount: grams(125, [1, 'cup']) },
    cornstarch: { food: 'cornstarch', amount: spoons(2, 'tbsp') },
    egg: { food: 'whole-egg', amount: count(1), piece: 'large' },
    sodaWater: { food: 'soda-water', amount: milliliters(180, [0.75, 'cup']) },
    salt: { food: 'salt', amount: spoons(0.25, 'tsp') },
  },
  steps: [
    { soak: minutes(10), simmer: minutes(2) },
    { boil: minutes(10) },
    { pan: length(20, 8), deep: length(3, 1.25), oil: oil(177, 350) },
    { strokes: number(10, 15) },
    { fry: minutes(4, 5) },
    { fry: minutes(2, 3), oil: oil(177, 350) },
    {},
    { crisp: untimed(minutes(10)) },
  ],
} as const satisfies RecipeFacts;
