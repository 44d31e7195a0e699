import type { SubstitutionTable } from './row.ts';

export const fats = {
  butter: [
    {
      for: '1 cup',
      use: { margarine: '1 cup' },
      changes: ['regularMargarine', 'lessButterTaste'],
      source: 'ndsuDetours',
    },
    {
      for: '1 cup',
      use: { oil: '3/4 cup 2 tbsp' },
      changes: ['whereMelted', 'noCreaming', 'noWater'],
      source: 'ndsuDetours',
    },
    {
      for: '100 g',
      use: { 'olive-oil': '85 g' },
      changes: ['whereMelted', 'noCreaming', 'oliveTaste'],
      source: 'coosur',
    },
    { for: '1 cup', use: { 'vegan-butter': '1 cup' }, changes: ['lessButterTaste'], source: 'esencias' },
    {
      for: '1 cup',
      use: { 'coconut-oil': '1 cup' },
      changes: ['coconutTaste', 'noWater'],
      source: 'esencias',
    },
    {
      for: '1 cup',
      use: { shortening: '3/4 cup 2 tbsp' },
      changes: ['noWater', 'lessButterTaste'],
      source: 'ndsuDetours',
    },
    {
      for: '1 cup',
      use: { lard: '3/4 cup 2 tbsp' },
      changes: ['lardTaste', 'noWater'],
      source: 'silverton',
    },
    { for: '100 g', use: { ghee: '82 g' }, changes: ['nutTaste', 'noWater'], source: 'moniRios' },
    {
      for: '1 cup',
      use: { applesauce: '3/4 cup', shortening: '1/4 cup' },
      changes: ['moistCakes', 'denser', 'sweeter'],
      source: 'iowaTimes',
    },
    {
      for: '1 cup',
      use: { 'bananas-mashed': '1 cup' },
      changes: ['mash', 'moistCakes', 'denser', 'bananaTaste'],
      source: 'iowaTimes',
    },
  ],
  shortening: [
    { for: '1 cup', use: { butter: '1 cup 2 tbsp' }, changes: ['hasWater', 'spreadsMore'], source: 'iowa' },
    {
      for: '1 cup',
      use: { margarine: '1 cup 2 tbsp' },
      changes: ['hasWater', 'spreadsMore'],
      source: 'iowa',
    },
  ],
  oil: [
    {
      for: '100 g',
      use: { butter: '122 g' },
      changes: ['meltFat', 'hasWater', 'firmer'],
      source: 'moniRios',
    },
    { for: '1 cup', use: { 'olive-oil': '1 cup' }, changes: ['oliveTaste'], source: 'oliveDestination' },
    { for: '1 cup', use: { 'peanut-oil': '1 cup' }, changes: ['forFrying'], source: 'chatelaine' },
    { for: '1 cup', use: { shortening: '1 cup' }, changes: ['forFrying'], source: 'chatelaine' },
    { for: '1 cup', use: { lard: '1 cup' }, changes: ['forFrying', 'lardTaste'], source: 'chatelaine' },
  ],
} as const satisfies SubstitutionTable;
