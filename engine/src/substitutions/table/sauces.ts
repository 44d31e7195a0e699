import type { SubstitutionTable } from './row.ts';

export const sauces = {
  'lemon-juice': [
    { for: '1 tsp', use: { 'white-vinegar': '1/2 tsp' }, changes: ['noLemonTaste'], source: 'ndsuSimple' },
  ],
  'white-vinegar': [
    { for: '1 tsp', use: { 'lemon-juice': '1 tsp' }, changes: ['lemonTaste'], source: 'chatelaine' },
    { for: '1 tsp', use: { 'lime-juice': '1 tsp' }, changes: ['lemonTaste'], source: 'chatelaine' },
    { for: '1 tsp', use: { 'white-wine': '2 tsp' }, changes: ['milder'], source: 'chatelaine' },
  ],
  'balsamic-vinegar': [
    { for: '1 tbsp', use: { 'cider-vinegar': '1 tbsp' }, changes: ['lessSweet'], source: 'whiteman' },
    { for: '1 tbsp', use: { 'sherry-vinegar': '1 tbsp' }, changes: ['lessSweet'], source: 'whiteman' },
    {
      for: '1/2 cup',
      use: { 'red-wine-vinegar': '1/2 cup' },
      changes: ['lessSweet'],
      source: 'recipeGoldmine',
    },
  ],
  ketchup: [
    {
      for: '1 cup',
      use: { 'tomato-sauce': '1 cup', sugar: '1 tbsp', 'white-vinegar': '1 tsp' },
      changes: ['thinner', 'cookedDishes'],
      source: 'chatelaine',
    },
  ],
  'chili-sauce': [
    {
      for: '1 cup',
      use: {
        'tomato-sauce': '1 cup',
        'brown-sugar': '1/4 cup',
        'white-vinegar': '2 tbsp',
        'cinnamon-ground': '1/4 tsp',
      },
      changes: ['pinchCloves', 'cookedDishes'],
      source: 'nebraska',
    },
    {
      for: '1 cup',
      use: { 'tomato-sauce': '1 cup', honey: '1/4 cup', 'white-vinegar': '2 tbsp' },
      changes: ['cookedDishes', 'noInfants'],
      source: 'recipeGoldmine',
    },
  ],
  mayonnaise: [
    {
      for: '1 cup',
      use: { 'sour-cream': '1 cup' },
      changes: ['coldDishes', 'sourer'],
      source: 'ndsuDetours',
    },
    {
      for: '1 cup',
      use: { yogurt: '1 cup' },
      changes: ['coldDishes', 'thinner', 'sourer'],
      source: 'ndsuDetours',
    },
    {
      for: '1 cup',
      use: { 'cottage-cheese': '1 cup' },
      changes: ['coldDishes', 'blend'],
      source: 'ndsuDetours',
    },
  ],
  'barbecue-sauce': [
    {
      for: '1 cup',
      use: { ketchup: '1 cup', 'liquid-smoke': '1/2 tsp' },
      changes: ['milder'],
      source: 'landOLakes',
    },
  ],
  'tomato-juice': [
    {
      for: '1 cup',
      use: { 'tomato-sauce': '1/2 cup', water: '1/2 cup' },
      changes: ['same'],
      source: 'recipeGoldmine',
    },
  ],
  'tomato-sauce': [
    {
      for: '2 cup',
      use: { 'tomato-paste': '3/4 cup', water: '1 cup' },
      changes: ['seasonIt'],
      source: 'recipeGoldmine',
    },
  ],
  'beef-stock': [
    {
      for: '1 cup',
      use: { 'beef-bouillon-powder': '1 tsp', water: '1 cup' },
      changes: ['saltier'],
      source: 'landOLakes',
    },
  ],
  'chicken-stock': [
    {
      for: '1 cup',
      use: { 'chicken-bouillon-powder': '1 tsp', water: '1 cup' },
      changes: ['saltier'],
      source: 'whiteman',
    },
  ],
  'vegetable-stock': [
    {
      for: '1 cup',
      use: { 'vegetable-bouillon-powder': '1 tsp', water: '1 cup' },
      changes: ['saltier'],
      source: 'whiteman',
    },
  ],
  'white-wine': [
    {
      for: '1/2 cup',
      use: { 'vegetable-stock': '1/2 cup', 'lemon-juice': '1 tsp' },
      changes: ['noAlcohol', 'addLate'],
      source: 'testKitchen',
    },
    {
      for: '1/2 cup',
      use: { 'chicken-stock': '1/2 cup', 'white-wine-vinegar': '1 tsp' },
      changes: ['noAlcohol', 'addLate'],
      source: 'testKitchen',
    },
    {
      for: '1/4 cup',
      use: { 'vermouth-dry': '1/4 cup' },
      changes: ['withAlcohol', 'herbTaste'],
      source: 'recipeGoldmine',
    },
  ],
  'red-wine': [
    {
      for: '1/2 cup',
      use: { 'tea-brewed': '1/2 cup', 'white-vinegar': '1 tsp' },
      changes: ['steep', 'noAlcohol'],
      source: 'testKitchen',
    },
  ],
  'soy-sauce': [
    {
      for: '1/4 cup',
      use: { 'worcestershire-sauce': '3 tbsp', water: '1 tbsp' },
      changes: ['sourer'],
      source: 'tastingTable',
    },
  ],
} as const satisfies SubstitutionTable;
