import type { RecipeFacts } from '@gramwise/engine/recipes/facts.ts';
import { count, grams, milliliters, minutes, number, spoons } from '@gramwise/engine/recipes/values.ts';

export const facts = {
  collection: 'soup',
  times: { prep: minutes(15), cook: minutes(45) },
  servings: 4,
  image: 'https://images.unsplash.com/photo-1629978444632-9f63ba0eff47?w=1200&q=80&auto=format&fit=crop',
  ingredients: {
    butter: { food: 'butter', amount: spoons(2, 'tbsp') },
    oil: { food: 'olive-oil', amount: spoons(1, 'tbsp') },
    onion: { food: 'onions-chopped', amount: count(1), piece: 'large' },
    carrot: { food: 'carrots-grated', amount: count(1), piece: 'medium' },
    celery: { food: 'celery-chopped', amount: count(1), piece: 'stalk' },
    salt: { food: 'salt', amount: spoons(0.75, 'tsp') },
    garlic: { food: 'garlic-minced', amount: count(3), piece: 'clove' },
    tomatoPaste: { food: 'tomato-paste', amount: spoons(1, 'tbsp') },
    tomatoes: { food: 'tomatoes-canned', amount: grams(800, [28, 'oz']) },
    stock: { food: 'vegetable-stock', amount: milliliters(500, [2, 'cup']) },
    sugar: { food: 'sugar', amount: spoons(1, 'tsp') },
    basil: { food: 'basil-fresh', amount: count(3), fixed: true },
    cream: { food: 'cream', amount: milliliters(125, [0.5, 'cup']) },
    pepper: { food: 'black-pepper-ground', amount: spoons(0.25, 'tsp') },
  },
  steps: [
    { soften: minutes(12) },
    { paste: minutes(2) },
    {},
    { simmer: minutes(25) },
    { blend: minutes(2) },
    { warm: minutes(3) },
  ],
  tips: [{}, {}, {}, { days: number(4), months: number(3) }],
} as const satisfies RecipeFacts;
