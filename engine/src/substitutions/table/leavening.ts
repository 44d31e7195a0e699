import type { SubstitutionTable } from './row.ts';

export const leavening = {
  'baking-powder': [
    {
      for: '1 tsp',
      use: { 'baking-soda': '1/4 tsp', 'cream-of-tartar': '1/2 tsp' },
      changes: ['ownAcid', 'bakeAtOnce'],
      source: 'iowa',
    },
    {
      for: '1 tsp',
      use: { 'baking-soda': '1/4 tsp', yogurt: '1/2 cup' },
      changes: ['ownAcid', 'lessLiquid', 'bakeAtOnce'],
      source: 'iowa',
    },
    {
      for: '1 tsp',
      use: { 'baking-soda': '1/4 tsp', buttermilk: '1/2 cup' },
      changes: ['ownAcid', 'lessLiquid', 'bakeAtOnce'],
      source: 'iowa',
    },
    {
      for: '1 tsp',
      use: { 'baking-soda': '1/4 tsp', 'white-vinegar': '1/2 tbsp', milk: '1/4 cup 3 1/2 tbsp' },
      changes: ['ownAcid', 'lessLiquid', 'bakeAtOnce'],
      source: 'ndsu',
    },
    {
      for: '1 tsp',
      use: { 'baking-soda': '1/4 tsp', 'lemon-juice': '1/2 tbsp', milk: '1/4 cup 3 1/2 tbsp' },
      changes: ['ownAcid', 'lessLiquid', 'bakeAtOnce'],
      source: 'ndsu',
    },
    {
      for: '1 tsp',
      use: { 'baking-soda': '1/4 tsp', molasses: '1/4 cup' },
      changes: ['ownAcid', 'lessLiquidQuarter', 'molassesTaste'],
      source: 'ndsu',
    },
  ],
  'baking-soda': [
    { for: '1 tsp', use: { 'baking-powder': '1 tbsp' }, changes: ['acidStays', 'lessBrown'], source: 'bzfe' },
  ],
  'cream-of-tartar': [
    {
      for: '1/2 tsp',
      use: { 'lemon-juice': '1 1/2 tsp' },
      changes: ['notForPowder', 'lemonTaste'],
      source: 'ndsuSimple',
    },
    {
      for: '1/2 tsp',
      use: { 'white-vinegar': '1 1/2 tsp' },
      changes: ['notForPowder'],
      source: 'ndsuSimple',
    },
  ],
  'self-rising-flour': [
    {
      for: '1 cup',
      // As much salt as USDA's row (NDB 20082: 1,193 mg of sodium) leaves beside this baking powder; Iowa has half
      use: { flour: '1 cup', 'baking-powder': '1 1/2 tsp', salt: '1/4 tsp' },
      changes: ['sift'],
      source: 'foodRepublic',
    },
  ],
  'yeast-fresh': [
    { for: '100 g', use: { 'yeast-active-dry': '40 g' }, changes: ['dissolve'], source: 'yeastParts' },
    { for: '100 g', use: { 'yeast-instant': '33 g' }, changes: ['mixIntoFlour'], source: 'yeastParts' },
  ],
  'yeast-active-dry': [
    { for: '40 g', use: { 'yeast-instant': '33 g' }, changes: ['mixIntoFlour'], source: 'yeastParts' },
    { for: '40 g', use: { 'yeast-fresh': '100 g' }, changes: ['dissolve'], source: 'yeastParts' },
  ],
  'yeast-instant': [
    { for: '33 g', use: { 'yeast-active-dry': '40 g' }, changes: ['dissolve'], source: 'yeastParts' },
    { for: '33 g', use: { 'yeast-fresh': '100 g' }, changes: ['dissolve'], source: 'yeastParts' },
  ],
} as const satisfies SubstitutionTable;
