import type { SubstitutionTable } from './row.ts';

export const eggs = {
  'whole-egg': [
    {
      for: '1 piece',
      use: { applesauce: '60 g' },
      changes: ['halfOfEggs', 'moistCakes', 'noFoam'],
      source: 'oetkerAustria',
    },
    {
      for: '1 piece',
      use: { 'flaxseed-ground': '1 tbsp', water: '3 tbsp' },
      changes: ['letSwell', 'forBinding', 'nutTaste'],
      source: 'illinois',
    },
    {
      for: '1 piece',
      use: { 'chia-seeds': '1 tbsp', water: '3 tbsp' },
      changes: ['letSwell', 'forBinding', 'specks'],
      source: 'illinois',
    },
    {
      for: '1 piece',
      use: { cornstarch: '1 tbsp', water: '40 ml' },
      changes: ['stirSmooth', 'forBinding', 'noFoam'],
      source: 'thuringia',
    },
    {
      for: '1 piece',
      use: { 'soy-flour': '1 tbsp', water: '40 ml' },
      changes: ['stirSmooth', 'forBinding', 'beanTaste'],
      source: 'thuringia',
    },
    {
      for: '1 piece',
      use: { 'chickpea-flour': '1 tbsp', water: '40 ml' },
      changes: ['stirSmooth', 'forBinding', 'beanTaste'],
      source: 'thuringia',
    },
    {
      for: '1 piece',
      use: { 'bananas-mashed': '1/4 cup' },
      changes: ['mash', 'moistCakes', 'denser', 'bananaTaste'],
      source: 'illinois',
    },
    {
      for: '1 piece',
      use: { 'pumpkin-puree': '1/4 cup' },
      changes: ['moistCakes', 'denser'],
      source: 'illinois',
    },
    {
      for: '1 piece',
      use: { 'sweet-potato-puree': '1/4 cup' },
      changes: ['moistCakes', 'denser', 'sweeter'],
      source: 'illinois',
    },
    {
      for: '1 piece',
      use: { 'tofu-soft': '1/4 cup' },
      changes: ['blend', 'moistCakes', 'denser'],
      source: 'illinois',
    },
    {
      for: '1 piece',
      use: { milk: '50 ml', 'baking-powder': '1 tsp' },
      changes: ['oneEgg', 'noFoam'],
      source: 'oetkerAustria',
    },
    {
      for: '1 piece',
      use: { water: '1 1/2 tbsp', oil: '1 1/2 tbsp', 'baking-powder': '1 tsp' },
      changes: ['forCookies', 'noFoam'],
      source: 'illinois',
    },
    {
      for: '1 piece',
      use: { 'baking-powder': '1/2 tsp', water: '1 tbsp', 'white-vinegar': '1 tbsp' },
      changes: ['forCookies', 'bakeAtOnce', 'noFoam'],
      source: 'illinois',
    },
    {
      for: '1 piece',
      use: { 'egg-white': '2 piece' },
      changes: ['stillEgg', 'leaner', 'drier'],
      source: 'illinois',
    },
    {
      for: '1 piece',
      use: { 'egg-yolk': '2 piece' },
      changes: ['stillEgg', 'forCustard', 'richer'],
      source: 'pillsbury',
    },
    {
      for: '1 piece',
      use: { 'egg-yolk': '2 piece', water: '1 tbsp' },
      changes: ['stillEgg', 'forCookies', 'richer'],
      source: 'pillsbury',
    },
    {
      for: '1 piece',
      use: { 'egg-substitute': '1/4 cup' },
      changes: ['stillEgg', 'noFoam'],
      source: 'illinois',
    },
    {
      for: '1 piece',
      use: { mayonnaise: '2 tbsp' },
      changes: ['stillEgg', 'moistCakes'],
      source: 'illinois',
    },
  ],
} as const satisfies SubstitutionTable;
