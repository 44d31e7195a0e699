import type { RecipeFacts } from '@gramwise/engine/recipes/facts.ts';
import {
  count,
  grams,
  hours,
  length,
  milliliters,
  minutes,
  oven,
  spoons,
} from '@gramwise/engine/recipes/values.ts';

export const facts = {
  collection: 'general',
  recipeType: 'Dessert',
  times: { total: minutes(165) },
  servings: 12,
  image: 'https://images.unsplash.com/photo-1578985545062-69928b1d9587?w=1200&q=80&auto=format&fit=crop',
  pan: { pan: { shape: 'round', diameter: 23, depth: 4 }, count: 2, holds: 'liquid' },
  // In Germany, France and Spain one springform, cut into two layers, is usual.
  metric: {
    pan: {
      pan: { shape: 'round', diameter: 24, depth: 6.5 },
      count: 1,
      holds: 'liquid',
      kind: 'springform',
    },
    times: { total: minutes(225) },
    steps: {
      0: { oven: oven(180, 350), pan: length(24, 9.5) },
      // 40 to 50 minutes for this batter in one of 26 cm at 175 °C (REWE, Schokokuchen), about an hour for a fifth more of
      // a like batter in one of 24 cm at 180 °C (Foto e Fornelli)
      3: { bake: minutes(50, 60) },
      4: { pan: minutes(15), rack: hours(1.5) },
      6: {},
    },
  },
  ingredients: {
    panButter: { food: 'butter', amount: spoons(1, 'tbsp'), fixed: true },
    flour: { food: 'flour', amount: grams(230, [1.75, 'cup']) },
    sugar: { food: 'sugar', amount: grams(350, [1.75, 'cup']) },
    cocoa: { food: 'cocoa', amount: grams(65, [0.75, 'cup']) },
    bakingPowder: { food: 'baking-powder', amount: spoons(1.5, 'tsp') },
    bakingSoda: { food: 'baking-soda', amount: spoons(1.5, 'tsp') },
    salt: { food: 'salt', amount: spoons(0.75, 'tsp') },
    eggs: { food: 'whole-egg', amount: count(2), piece: 'large' },
    milk: { food: 'milk', amount: milliliters(250, [1, 'cup']) },
    oil: { food: 'oil', amount: milliliters(125, [0.5, 'cup']) },
    vanilla: { food: 'vanilla-extract', amount: spoons(2, 'tsp') },
    coffee: { food: 'coffee-brewed', amount: milliliters(250, [1, 'cup']) },
    frostingButter: { food: 'butter', amount: grams(175, [0.75, 'cup']) },
    frostingCocoa: { food: 'cocoa', amount: grams(65, [0.75, 'cup']) },
    powderedSugar: { food: 'powdered-sugar', amount: grams(375, [3, 'cup']) },
    frostingMilk: { food: 'milk', amount: milliliters(80, [1 / 3, 'cup']) },
  },
  steps: [
    { oven: oven(180, 350), pan: length(23, 9), deep: length(4, 1.5) },
    {},
    { whisk: minutes(2) },
    { bake: minutes(30, 35) },
    { pans: minutes(10), rack: hours(1) },
    { butter: minutes(3), high: minutes(2) },
    {},
    { chill: minutes(15), stand: minutes(30) },
  ],
} as const satisfies RecipeFacts;
