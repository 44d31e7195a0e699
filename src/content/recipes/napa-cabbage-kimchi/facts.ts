import type { RecipeFacts } from '@gramwise/engine/recipes/facts.ts';
import {
  count,
  degrees,
  grams,
  hours,
  length,
  milliliters,
  minutes,
  number,
  spoons,
  untimed,
} from '@gramwise/engine/recipes/values.ts';

export const facts = {
  collection: 'signature-noodle-condiment',
  times: { total: hours(27) },
  difficulty: 'Easy',
  image: 'https://images.unsplash.com/photo-1583224964978-2257b960c3d3?w=1200&q=80&auto=format&fit=crop',
  lowCarb: true,
  preserved: true,
  ingredients: {
    cabbage: {
      food: 'napa-cabbage',
      amount: grams(1000, [2, 'lb'], [2, 'oz']),
      values: { cut: length(4, 1.5) },
    },
    salt: { food: 'salt-coarse', amount: grams(55, [1.875, 'oz']) },
    water: { food: 'water', amount: milliliters(125, [0.5, 'cup']) },
    riceFlour: { food: 'sweet-rice-flour', amount: spoons(1, 'tbsp') },
    sugar: { food: 'sugar', amount: spoons(1, 'tsp') },
    gochugaru: { food: 'gochugaru', amount: grams(40, [1 / 3, 'cup']) },
    fishSauce: { food: 'fish-sauce', amount: spoons(3, 'tbsp') },
    garlic: { food: 'garlic-minced', amount: count(5), piece: 'clove' },
    ginger: { food: 'ginger-fresh', amount: spoons(2, 'tsp') },
    pear: { food: 'asian-pear', amount: count(0.5) },
    daikon: { food: 'daikon', amount: grams(140, [4.75, 'oz']) },
    scallions: {
      food: 'scallions-sliced',
      amount: count(4),
      piece: 'medium',
      values: { cut: length(3, 1.25) },
    },
  },
  steps: [
    { stand: hours(2), turn: untimed(minutes(30)) },
    { stir: minutes(3) },
    { swell: minutes(15) },
    { drain: minutes(30), salt: number(2.5, 3) },
    { salt: number(2.25, 2.5) }, // NCHFP, sauerkraut
    { free: length(4, 1.5) },
    { low: degrees(18, 65), high: degrees(20, 68), ferment: hours(24), more: untimed(hours(24)) },
    { fridge: degrees(4, 40), days: number(3) },
  ],
  tips: [{ salt: number(5.5) }, {}, { months: number(3) }, {}, {}],
} as const satisfies RecipeFacts;
