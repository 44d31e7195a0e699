import type { RecipeFacts } from '@gramwise/engine/recipes/facts.ts';
import {
  count,
  degrees,
  grams,
  hours,
  milliliters,
  minutes,
  seconds,
  spoons,
  untimed,
} from '@gramwise/engine/recipes/values.ts';

export const facts = {
  collection: 'general',
  recipeType: 'Dessert',
  times: { total: minutes(495) },
  servings: 6,
  image: 'https://images.unsplash.com/photo-1567206563064-6f60f40a2b57?w=1200&q=80&auto=format&fit=crop',
  description: { yield: milliliters(1000, [1, 'qt']) },
  ingredients: {
    milk: { food: 'milk', amount: milliliters(600, [2.5, 'cup']) },
    cream: { food: 'cream', amount: milliliters(125, [0.5, 'cup']) },
    sugar: { food: 'sugar', amount: grams(150, [0.75, 'cup']) },
    honey: { food: 'honey', amount: spoons(2, 'tbsp') },
    salt: { food: 'salt', amount: spoons(0.25, 'tsp') },
    yolks: { food: 'egg-yolk', amount: count(5), piece: 'large' },
    oil: { food: 'olive-oil', amount: milliliters(60, [0.25, 'cup']) },
    flakySalt: { food: 'salt-flaky', amount: spoons(0.5, 'tsp') },
  },
  steps: [
    {},
    { warm: minutes(5) },
    { whisk: minutes(2) },
    { cook: minutes(6, 8), coats: degrees(80, 176), safe: degrees(71, 160), curdle: degrees(85, 185) },
    { stir: minutes(10), blend: untimed(seconds(30)) },
    { least: hours(4), most: untimed(hours(24)), fridge: degrees(4, 40) },
    { churn: minutes(20, 25) },
    { freeze: hours(3) },
    { stand: minutes(5, 10) },
  ],
} as const satisfies RecipeFacts;
