import type { SubstitutionTable } from './row.ts';

export const sweet = {
  sugar: [
    {
      for: '1 cup',
      use: { 'brown-sugar': '1 cup' },
      changes: ['caramelTaste', 'moister'],
      source: 'swansDown',
    },
    {
      for: '1 cup',
      use: { 'powdered-sugar': '1 3/4 cup' },
      changes: ['noCreaming', 'lessCrisp'],
      source: 'swansDown',
    },
    {
      for: '1 cup',
      use: { honey: '1 cup', 'baking-soda': '1/2 tsp' },
      changes: ['halfOfSugar', 'lessLiquidQuarter', 'lowerOven', 'noInfants'],
      source: 'honeyBoard',
    },
  ],
  'brown-sugar': [
    {
      for: '1 cup',
      use: { sugar: '1 cup', molasses: '1/4 cup' },
      changes: ['mixWell'],
      source: 'ndsuDetours',
    },
  ],
  'powdered-sugar': [
    { for: '1 cup', use: { sugar: '1/2 cup 1 tbsp' }, changes: ['grind', 'noIcing'], source: 'swansDown' },
  ],
  honey: [
    {
      for: '1 cup',
      use: { sugar: '1 1/4 cup', water: '1/4 cup' },
      changes: ['acidGone', 'lessBrown'],
      source: 'ndsuSimple',
    },
    {
      for: '1 cup',
      use: { 'maple-syrup': '3/4 cup', sugar: '1/2 cup' },
      changes: ['acidGone', 'mapleTaste'],
      source: 'theChew',
    },
    {
      for: '1 cup',
      use: { molasses: '1 cup' },
      changes: ['molassesTaste', 'darker', 'lessSweet'],
      source: 'pillsbury',
    },
  ],
  'corn-syrup': [
    {
      for: '1 cup',
      use: { sugar: '1 cup', water: '1/4 cup' },
      changes: ['noCandy', 'dissolveWarm'],
      source: 'pillsbury',
    },
  ],
  'corn-syrup-dark': [
    {
      for: '1 cup',
      use: { 'corn-syrup': '3/4 cup', molasses: '1/4 cup' },
      changes: ['same'],
      source: 'whiteman',
    },
  ],
  molasses: [
    {
      for: '1 cup',
      use: { honey: '1 cup' },
      changes: ['milder', 'sweeter', 'noInfants'],
      source: 'myRecipes',
    },
    {
      for: '1 cup',
      use: { 'maple-syrup': '1 cup' },
      changes: ['acidGone', 'milder', 'mapleTaste'],
      source: 'myRecipes',
    },
    {
      for: '1 cup',
      use: { sugar: '3/4 cup', water: '1/4 cup', 'cream-of-tartar': '1 1/4 tsp' },
      changes: ['dissolveWarm', 'milder', 'paler'],
      source: 'myRecipes',
    },
  ],
  'chocolate-chopped': [
    {
      for: '1 oz',
      use: { cocoa: '1 tbsp', sugar: '3 1/2 tsp', shortening: '2 tsp' },
      changes: ['meltFat', 'forBaking', 'noCoating'],
      source: 'hersheyLabel',
    },
    { for: '1 oz', use: { 'chocolate-chips': '3 tbsp' }, changes: ['thickerMelted'], source: 'pillsbury' },
  ],
  'chocolate-chips': [
    {
      for: '1 cup',
      use: { cocoa: '6 tbsp', sugar: '7 tbsp', shortening: '1/4 cup' },
      changes: ['meltFat', 'noPieces', 'noCoating'],
      source: 'hershey',
    },
    { for: '1/2 cup', use: { 'chocolate-chopped': '85 g' }, changes: ['whereMelted'], source: 'pillsbury' },
  ],
  'cocoa-dutch': [
    {
      for: '3 tbsp',
      use: { cocoa: '3 tbsp', 'baking-soda': '1/8 tsp' },
      changes: ['ownAcidCocoa', 'paler'],
      source: 'brownEyedBaker',
    },
  ],
  'vanilla-beans': [
    {
      for: '1 piece',
      use: { 'vanilla-extract': '2 1/2 tsp' },
      changes: ['noSpecks', 'addLate'],
      source: 'brownEyedBaker',
    },
  ],
  'vanilla-extract': [
    {
      for: '2 1/2 tsp',
      use: { 'vanilla-beans': '1 piece' },
      changes: ['specks'],
      source: 'brownEyedBaker',
    },
  ],
  'orange-liqueur': [
    {
      for: '2 tbsp',
      use: { 'orange-extract': '1/2 tsp', water: '1 tbsp 2 1/2 tsp' },
      changes: ['littleAlcohol', 'lessSweet'],
      source: 'landOLakes',
    },
  ],
} as const satisfies SubstitutionTable;
