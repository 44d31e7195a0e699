import type { SubstitutionTable } from './row.ts';

export const spices = {
  'allspice-ground': [
    {
      for: '1 tsp',
      use: { 'cinnamon-ground': '1/2 tsp', 'cloves-ground': '1/2 tsp' },
      changes: ['mixWell'],
      source: 'ndsu',
    },
    {
      for: '1 tsp',
      use: { 'cinnamon-ground': '1/2 tsp', 'nutmeg-ground': '1/4 tsp', 'cloves-ground': '1/4 tsp' },
      changes: ['mixWell'],
      source: 'gettyStewart',
    },
  ],
  'apple-pie-spice': [
    {
      for: '1 tsp',
      use: { 'cinnamon-ground': '1/2 tsp', 'nutmeg-ground': '1/4 tsp', 'cardamom-ground': '1/8 tsp' },
      changes: ['mixWell'],
      source: 'ndsu',
    },
  ],
  'pumpkin-pie-spice': [
    {
      for: '1 tsp',
      use: {
        'cinnamon-ground': '1/2 tsp',
        'ginger-ground': '1/4 tsp',
        'allspice-ground': '1/8 tsp',
        'nutmeg-ground': '1/8 tsp',
      },
      changes: ['mixWell'],
      source: 'foodAndNutrition',
    },
    {
      for: '1 tsp',
      use: {
        'cinnamon-ground': '1/2 tsp',
        'ginger-ground': '1/4 tsp',
        'nutmeg-ground': '1/8 tsp',
        'cloves-ground': '1/8 tsp',
      },
      changes: ['mixWell'],
      source: 'gettyStewart',
    },
  ],
  'poultry-seasoning': [
    {
      for: '1 tsp',
      use: { 'sage-ground': '3/4 tsp', 'thyme-dried': '1/4 tsp' },
      changes: ['mixWell'],
      source: 'gettyStewart',
    },
  ],
  'cardamom-ground': [
    { for: '1 tsp', use: { 'ginger-ground': '1 tsp' }, changes: ['startHalf'], source: 'gettyStewart' },
  ],
  'cinnamon-ground': [
    { for: '1 tsp', use: { 'nutmeg-ground': '1/4 tsp' }, changes: ['stronger'], source: 'gettyStewart' },
    { for: '1 tsp', use: { 'allspice-ground': '1/4 tsp' }, changes: ['stronger'], source: 'betterHomes' },
  ],
  'cloves-ground': [
    { for: '1 tsp', use: { 'allspice-ground': '1 tsp' }, changes: ['startHalf'], source: 'gettyStewart' },
    { for: '1 tsp', use: { 'nutmeg-ground': '1/2 tsp' }, changes: ['startHalf'], source: 'gettyStewart' },
  ],
  'cumin-ground': [
    { for: '1 tsp', use: { 'chili-powder': '1/2 tsp' }, changes: ['hotter'], source: 'gettyStewart' },
  ],
  'ginger-ground': [
    { for: '1 tsp', use: { 'allspice-ground': '1 tsp' }, changes: ['startHalf'], source: 'gettyStewart' },
  ],
  mace: [
    { for: '1 tsp', use: { 'nutmeg-ground': '1 tsp' }, changes: ['startHalf'], source: 'gettyStewart' },
    { for: '1 tsp', use: { 'allspice-ground': '1 tsp' }, changes: ['startHalf'], source: 'gettyStewart' },
  ],
  'nutmeg-ground': [
    { for: '1 tsp', use: { mace: '1 tsp' }, changes: ['startHalf'], source: 'gettyStewart' },
    { for: '1 tsp', use: { 'cinnamon-ground': '1 tsp' }, changes: ['startHalf'], source: 'gettyStewart' },
  ],
  'ginger-fresh': [
    { for: '1 tsp', use: { 'ginger-ground': '1/4 tsp' }, changes: ['lessFresh'], source: 'kmov' },
  ],
  'oregano-dried': [
    { for: '1 tsp', use: { 'thyme-dried': '1 tsp' }, changes: ['startHalf'], source: 'gettyStewart' },
    { for: '1 tsp', use: { 'basil-dried': '1 tsp' }, changes: ['startHalf'], source: 'gettyStewart' },
    { for: '1 tsp', use: { 'marjoram-dried': '1 tsp' }, changes: ['startHalf'], source: 'gettyStewart' },
    { for: '1 tsp', use: { 'oregano-fresh': '1 tbsp' }, changes: ['freshLater'], source: 'betterHomes' },
  ],
  'marjoram-dried': [
    { for: '1 tsp', use: { 'oregano-dried': '1 tsp' }, changes: ['startHalf'], source: 'gettyStewart' },
    { for: '1 tsp', use: { 'basil-dried': '1 tsp' }, changes: ['startHalf'], source: 'gettyStewart' },
  ],
  'thyme-dried': [
    { for: '1 tsp', use: { 'oregano-dried': '1 tsp' }, changes: ['startHalf'], source: 'gettyStewart' },
    { for: '1 tsp', use: { 'basil-dried': '1 tsp' }, changes: ['startHalf'], source: 'gettyStewart' },
    { for: '1 tsp', use: { 'rosemary-dried': '1 tsp' }, changes: ['startHalf'], source: 'gettyStewart' },
    { for: '1 tsp', use: { 'thyme-fresh': '1 tbsp' }, changes: ['freshLater'], source: 'betterHomes' },
  ],
  'rosemary-dried': [
    { for: '1 tsp', use: { 'thyme-dried': '1 tsp' }, changes: ['startHalf'], source: 'gettyStewart' },
    { for: '1 tsp', use: { 'sage-ground': '1 tsp' }, changes: ['startHalf'], source: 'gettyStewart' },
  ],
  'sage-ground': [
    { for: '1 tsp', use: { 'poultry-seasoning': '1 tsp' }, changes: ['startHalf'], source: 'gettyStewart' },
    { for: '1 tsp', use: { 'rosemary-dried': '1 tsp' }, changes: ['startHalf'], source: 'gettyStewart' },
    { for: '1 tsp', use: { 'thyme-dried': '1 tsp' }, changes: ['startHalf'], source: 'gettyStewart' },
  ],
  'parsley-fresh': [
    { for: '1 tbsp', use: { 'cilantro-fresh': '1 tbsp' }, changes: ['startHalf'], source: 'gettyStewart' },
    {
      for: '1 tbsp',
      use: { 'parsley-dried': '1 tsp' },
      changes: ['driedEarlier'],
      source: 'foodAndNutrition',
    },
  ],
  'mint-fresh': [
    { for: '1 tbsp', use: { 'basil-fresh': '1 tbsp' }, changes: ['startHalf'], source: 'gettyStewart' },
    { for: '1 tbsp', use: { 'parsley-fresh': '1 tbsp' }, changes: ['startHalf'], source: 'gettyStewart' },
    { for: '1 tbsp', use: { 'mint-dried': '1 tsp' }, changes: ['driedEarlier'], source: 'betterHomes' },
  ],
  'basil-fresh': [
    { for: '1 tbsp', use: { 'basil-dried': '1 tsp' }, changes: ['driedEarlier'], source: 'betterHomes' },
  ],
  'thyme-fresh': [
    { for: '1 tbsp', use: { 'thyme-dried': '1 tsp' }, changes: ['driedEarlier'], source: 'betterHomes' },
  ],
  'rosemary-fresh': [
    { for: '1 tbsp', use: { 'rosemary-dried': '1 tsp' }, changes: ['driedEarlier'], source: 'betterHomes' },
  ],
  'dill-fresh': [
    { for: '1 tbsp', use: { 'dill-dried': '1 tsp' }, changes: ['driedEarlier'], source: 'betterHomes' },
  ],
  'cilantro-fresh': [
    { for: '1 tbsp', use: { 'cilantro-dried': '1 tsp' }, changes: ['driedEarlier'], source: 'betterHomes' },
  ],
  'oregano-fresh': [
    { for: '1 tbsp', use: { 'oregano-dried': '1 tsp' }, changes: ['driedEarlier'], source: 'betterHomes' },
  ],
  'tarragon-fresh': [
    { for: '1 tbsp', use: { 'tarragon-dried': '1 tsp' }, changes: ['driedEarlier'], source: 'betterHomes' },
  ],
  'basil-dried': [
    { for: '1 tsp', use: { 'basil-fresh': '1 tbsp' }, changes: ['freshLater'], source: 'betterHomes' },
  ],
  'dill-dried': [
    { for: '1 tsp', use: { 'dill-fresh': '1 tbsp' }, changes: ['freshLater'], source: 'betterHomes' },
  ],
  'tarragon-dried': [
    { for: '1 tsp', use: { 'tarragon-fresh': '1 tbsp' }, changes: ['freshLater'], source: 'betterHomes' },
  ],
  'chives-fresh': [
    {
      for: '2 tsp',
      use: { 'scallions-sliced': '2 tsp' },
      changes: ['greenPart'],
      source: 'foodAndNutrition',
    },
  ],
  'garlic-minced': [
    {
      for: '1 piece',
      use: { 'garlic-powder': '1/8 tsp' },
      changes: ['lessFresh'],
      source: 'foodAndNutrition',
    },
  ],
  'mustard-powder': [
    {
      for: '1 tsp',
      use: { 'mustard-prepared': '1 tbsp' },
      changes: ['lessLiquidBit'],
      source: 'foodAndNutrition',
    },
  ],
  'mustard-prepared': [
    { for: '1 tbsp', use: { 'mustard-powder': '1 tsp' }, changes: ['cookedDishes'], source: 'kmov' },
    {
      for: '1 tbsp',
      use: { 'mustard-powder': '1/2 tsp', 'white-vinegar': '2 tsp' },
      changes: ['coldDishes'],
      source: 'kmov',
    },
  ],
} as const satisfies SubstitutionTable;
