import type { SubstitutionTable } from './row.ts';

export const dairy = {
  buttermilk: [
    {
      for: '1 cup',
      use: { milk: '3/4 cup 3 tbsp', 'lemon-juice': '1 tbsp' },
      changes: ['letStand', 'keepsAcid', 'thinner'],
      source: 'ndsuDetours',
    },
    {
      for: '1 cup',
      use: { milk: '3/4 cup 3 tbsp', 'white-vinegar': '1 tbsp' },
      changes: ['letStand', 'keepsAcid', 'thinner'],
      source: 'ndsuDetours',
    },
    {
      for: '1 cup',
      use: { yogurt: '2/3 cup', milk: '1/3 cup' },
      changes: ['keepsAcid', 'stirSmooth'],
      source: 'craftyBaking',
    },
    {
      for: '1 cup',
      use: { milk: '1 cup', 'cream-of-tartar': '1 3/4 tsp' },
      changes: ['stirIn', 'keepsAcid', 'thinner'],
      source: 'swansDown',
    },
    {
      for: '1 cup',
      use: { 'soy-milk': '3/4 cup 3 tbsp', 'lemon-juice': '1 tbsp' },
      changes: ['letStand', 'keepsAcid', 'plain'],
      source: 'craftyBaking',
    },
    {
      for: '1 cup',
      use: { 'oat-milk': '3/4 cup 3 tbsp', 'white-vinegar': '1 tbsp' },
      changes: ['keepsAcid', 'thinner', 'plain'],
      source: 'craftyBaking',
    },
    {
      for: '1 cup',
      use: { 'tofu-soft': '1/4 cup', water: '3/4 cup', 'lemon-juice': '1 tbsp' },
      changes: ['blend', 'keepsAcid'],
      source: 'craftyBaking',
    },
  ],
  'sour-cream': [
    {
      for: '1 cup',
      use: { yogurt: '1 cup' },
      changes: ['leaner', 'keepsAcid', 'noBoil'],
      source: 'pillsbury',
    },
    {
      for: '1 cup',
      use: { 'evaporated-milk': '1 cup', 'white-vinegar': '1 tbsp' },
      changes: ['thinner', 'leaner', 'keepsAcid'],
      source: 'pillsbury',
    },
    {
      for: '1 cup',
      use: { 'cottage-cheese': '1 cup', milk: '2 tbsp', 'lemon-juice': '1 tbsp' },
      changes: ['blend', 'leaner', 'coldDishes'],
      source: 'pillsbury',
    },
    {
      for: '1 cup',
      use: { 'vegan-yogurt': '1 cup' },
      changes: ['plain', 'leaner', 'noBoil'],
      source: 'esencias',
    },
  ],
  'creme-fraiche': [
    {
      for: '1 cup',
      use: { yogurt: '1 cup' },
      changes: ['leaner', 'thinner', 'noBoil'],
      source: 'epicesReview',
    },
    { for: '1 cup', use: { 'greek-yogurt': '1 cup' }, changes: ['leaner', 'noBoil'], source: 'epicesReview' },
    { for: '1 cup', use: { 'sour-cream': '1 cup' }, changes: ['leaner', 'noBoil'], source: 'epicesReview' },
  ],
  milk: [
    {
      for: '1 cup',
      use: { 'evaporated-milk': '1/2 cup', water: '1/2 cup' },
      changes: ['caramelTaste'],
      source: 'pillsbury',
    },
    {
      for: '1 cup',
      use: { 'milk-skim': '1 cup', butter: '2 tsp' },
      changes: ['meltFat'],
      source: 'pillsbury',
    },
    {
      for: '1 cup',
      use: { 'milk-powder-nonfat': '1/3 cup', water: '1 cup' },
      changes: ['leaner', 'powderLabel'],
      source: 'illinois',
    },
    {
      for: '1 cup',
      use: { 'milk-2-percent': '3/4 cup', 'half-and-half': '1/4 cup' },
      changes: ['same'],
      source: 'cooksIllustrated',
    },
    {
      for: '1 cup',
      use: { 'milk-1-percent': '2/3 cup', 'half-and-half': '1/3 cup' },
      changes: ['same'],
      source: 'cooksIllustrated',
    },
    {
      for: '1 cup',
      use: { 'milk-skim': '3/4 cup 2 tbsp', cream: '2 tbsp' },
      changes: ['same'],
      source: 'cooksIllustrated',
    },
    { for: '1 cup', use: { 'soy-milk': '1 cup' }, changes: ['plain', 'beanTaste'], source: 'greenCuisine' },
    { for: '1 cup', use: { 'oat-milk': '1 cup' }, changes: ['plain', 'sweeter'], source: 'greenCuisine' },
    { for: '1 cup', use: { 'almond-milk': '1 cup' }, changes: ['plain', 'thinner'], source: 'greenCuisine' },
    { for: '1 cup', use: { 'rice-milk': '1 cup' }, changes: ['thinner', 'sweeter'], source: 'greenCuisine' },
  ],
  'milk-2-percent': [
    { for: '1 cup', use: { 'soy-milk': '1 cup' }, changes: ['plain', 'beanTaste'], source: 'chatelaine' },
    { for: '1 cup', use: { 'rice-milk': '1 cup' }, changes: ['thinner', 'sweeter'], source: 'chatelaine' },
  ],
  'milk-skim': [
    {
      for: '1 cup',
      use: { 'milk-powder-nonfat': '1/3 cup', water: '1 cup' },
      changes: ['powderLabel'],
      source: 'illinois',
    },
  ],
  'half-and-half': [
    {
      for: '1 cup',
      use: { milk: '3/4 cup', cream: '1/4 cup' },
      changes: ['same'],
      source: 'cooksIllustrated',
    },
    {
      for: '1 cup',
      use: { 'milk-skim': '2/3 cup', cream: '1/3 cup' },
      changes: ['same'],
      source: 'cooksIllustrated',
    },
    {
      for: '1 cup',
      // As much fat as USDA's row (NDB 01049: 11.5 %); Pillsbury has 3 tbsp, which makes light cream
      use: { milk: '3/4 cup 2 1/2 tbsp', butter: '1 1/2 tbsp' },
      changes: ['meltFat', 'forCooking'],
      source: 'servingUp',
    },
    {
      for: '1 cup',
      use: { 'evaporated-milk': '1 cup' },
      changes: ['leaner', 'caramelTaste'],
      source: 'pillsbury',
    },
  ],
  'light-cream': [
    {
      for: '1 cup',
      use: { 'milk-2-percent': '3/4 cup', butter: '3 tbsp' },
      changes: ['meltFat', 'forCooking', 'noWhip'],
      source: 'chatelaine',
    },
    {
      for: '1 cup',
      use: { 'evaporated-milk': '1 cup' },
      changes: ['leaner', 'caramelTaste'],
      source: 'chatelaine',
    },
  ],
  cream: [
    {
      for: '1 cup',
      use: { 'milk-2-percent': '3/4 cup', butter: '1/3 cup' },
      changes: ['meltFat', 'forCooking', 'noWhip'],
      source: 'chatelaine',
    },
    {
      for: '1 cup',
      use: { 'evaporated-milk': '1 cup' },
      changes: ['forSauces', 'leaner', 'noWhip'],
      source: 'cooksIllustrated',
    },
    {
      for: '1 cup',
      use: { 'coconut-cream': '1 cup' },
      changes: ['coconutTaste', 'chillToWhip'],
      source: 'esencias',
    },
  ],
  yogurt: [
    { for: '1 cup', use: { buttermilk: '1 cup' }, changes: ['thinner', 'keepsAcid'], source: 'pillsbury' },
    { for: '1 cup', use: { 'sour-cream': '1 cup' }, changes: ['richer', 'keepsAcid'], source: 'chatelaine' },
    { for: '1 cup', use: { 'vegan-yogurt': '1 cup' }, changes: ['plain'], source: 'esencias' },
  ],
  'condensed-milk': [
    {
      for: '1 cup',
      use: { 'milk-powder-nonfat': '1 cup 2 tbsp', water: '1/2 cup', sugar: '3/4 cup' },
      changes: ['warmWater', 'stirSmooth', 'leaner'],
      source: 'ndsuSimple',
    },
    {
      for: '1 3/4 cup',
      use: { 'soy-milk': '2 1/2 cup', sugar: '1/2 cup', 'vegan-butter': '6 tbsp' },
      changes: ['simmer', 'lessSweet', 'beanTaste'],
      source: 'greenCuisine',
    },
  ],
  'evaporated-milk': [
    { for: '1 cup', use: { 'half-and-half': '1 cup' }, changes: ['richer'], source: 'cookingForSeven' },
    { for: '1 cup', use: { 'light-cream': '1 cup' }, changes: ['richer'], source: 'cookingForSeven' },
  ],
  mascarpone: [
    {
      for: '1 cup',
      use: { 'cream-cheese': '3/4 cup', cream: '1/4 cup' },
      changes: ['stirSmooth', 'sourer'],
      source: 'cookingForSeven',
    },
  ],
  ricotta: [
    { for: '1 cup', use: { 'tofu-soft': '1 cup' }, changes: ['blend', 'beanTaste'], source: 'chatelaine' },
  ],
} as const satisfies SubstitutionTable;
