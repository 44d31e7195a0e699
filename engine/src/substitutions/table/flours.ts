import type { SubstitutionTable } from './row.ts';

export const flours = {
  flour: [
    { for: '1 cup', use: { 'cake-flour': '1 cup 2 tbsp' }, changes: ['tender'], source: 'swansDown' },
    {
      for: '1 cup',
      use: { 'whole-wheat-flour': '1 cup' },
      changes: ['coarser', 'moreLiquid'],
      source: 'pillsbury',
    },
    {
      for: '2 tbsp',
      use: { cornstarch: '1 tbsp' },
      changes: ['onlyThickening', 'coldSlurry', 'clear'],
      source: 'reference',
    },
    {
      for: '2 tbsp',
      use: { 'potato-starch': '1 tbsp' },
      changes: ['onlyThickening', 'coldSlurry', 'clear'],
      source: 'reference',
    },
    {
      for: '2 tbsp',
      use: { 'tapioca-quick': '4 tsp' },
      changes: ['onlyThickening', 'letSwell', 'grainy'],
      source: 'recipeGoldmine',
    },
  ],
  'cake-flour': [
    { for: '1 cup', use: { flour: '3/4 cup 2 tbsp' }, changes: ['lessTender'], source: 'pillsbury' },
    { for: '1 cup', use: { flour: '3/4 cup', cornstarch: '2 tbsp' }, changes: ['sift'], source: 'theChew' },
  ],
  cornstarch: [
    { for: '1 tbsp', use: { flour: '2 tbsp' }, changes: ['onlyThickening', 'cloudy'], source: 'ndsuDetours' },
    {
      for: '1 tbsp',
      // ask.com and goodnuke.com have as much as here, Swans Down 2 tsp, reference.com 2 tbsp
      use: { 'tapioca-quick': '4 tsp' },
      changes: ['onlyThickening', 'letSwell', 'grainy'],
      source: 'recipeGoldmine',
    },
    {
      for: '1 tbsp',
      use: { 'tapioca-pearls': '2 tbsp' },
      changes: ['onlyThickening', 'letSwell', 'grainy'],
      source: 'iowaTimes',
    },
    {
      for: '1 tbsp',
      use: { 'potato-starch': '1 tbsp' },
      changes: ['onlyThickening', 'noLongBoil'],
      source: 'reference',
    },
  ],
  arrowroot: [
    {
      for: '1 tsp',
      use: { cornstarch: '1 1/2 tsp' },
      changes: ['onlyThickening', 'coldSlurry'],
      source: 'ndsu',
    },
    { for: '1 tsp', use: { flour: '1 tbsp' }, changes: ['onlyThickening', 'cloudy'], source: 'ndsu' },
  ],
  breadcrumbs: [
    { for: '1 cup', use: { crackers: '3/4 cup' }, changes: ['crush', 'saltier'], source: 'landOLakes' },
    { for: '1/4 cup', use: { 'oats-quick': '1/4 cup' }, changes: ['softer'], source: 'whiteman' },
    { for: '1/4 cup', use: { oats: '1/4 cup' }, changes: ['softer'], source: 'whiteman' },
  ],
} as const satisfies SubstitutionTable;
