/**
 * URLs as the pages of recipes and their converter of 1d35f89 write them, and what they open. Rows are only added, never changed: a URL
 * that is written otherwise today gets today's form as a fourth part.
 */
import type { Tool } from './tool.ts';

export const reader: Tool = {
  page: '/tools/recipe-converter',
  start: {
    language: '',
    measures: null,
    country: '',
    cup: '',
    servings: null,
    scale: 1,
    stock: null,
    pan: null,
    choices: {},
  },
  rows: [
    ['en', '?measures=metric', { measures: 'metric' }],
    ['en', '?measures=us&servings=6', { measures: 'us', servings: 6 }],
    ['en', '?measures=written&scale=0.5', { measures: 'written', scale: 0.5 }],
    ['de', '?lang=en&scale=2', { language: 'en', scale: 2 }],
    ['fr', '?lang=es&country=mx&scale=3', { language: 'es', country: 'mx', scale: 3 }],
    ['en', '?country=au&servings=12', { country: 'au', servings: 12 }],
    ['en', '?cup=metric_cup', { cup: 'metric_cup' }],
    ['es', '?of=3&have=250', { stock: { of: '3', amount: 250 } }],
    ['en', '?of=12&have=1.5', { stock: { of: '12', amount: 1.5 } }],
    ['de', '?pan=springform-24', { pan: 'springform-24' }],
    ['en', '?lines=4~brown-sugar~packed', { choices: { 4: { food: 'brown-sugar', way: 'packed' } } }],
    ['en', '?lines=3~butter', { choices: { 3: { food: 'butter' } } }],
    [
      'de',
      '?lines=3~flour,4~brown-sugar~packed,6~keep,7~~~metric_cup,9~none',
      { choices: { 3: { food: 'flour' }, 4: { food: 'brown-sugar', way: 'packed' }, 6: { keep: true }, 7: { unit: 'metric_cup' }, 9: { food: 'none' } } },
    ],
    ['fr', '?lines=2~sugar~~imperial_cup,5~milk~~australian_tablespoon', { choices: { 2: { food: 'sugar', unit: 'imperial_cup' }, 5: { food: 'milk', unit: 'australian_tablespoon' } } }],
    ['en', '?lang=fr&measures=us&country=ch&servings=8&lines=3~keep', { language: 'fr', measures: 'us', country: 'ch', servings: 8, choices: { 3: { keep: true } } }],
  ],
};

/** Cook mode, on a page of eight steps. */
export const cook: Tool = {
  page: '/recipes/chocolate-cake',
  rows: [
    ['en', '', { step: null }],
    ['en', '?step=1', { step: 1 }],
    ['de', '?step=8', { step: 8 }],
  ],
};

export const recipes: Tool = {
  page: '/recipes',
  start: { search: '', collection: '', time: '', difficulty: '', diets: [], free: [] },
  rows: [
    ['en', '?search=soup&diets=Vegan', { search: 'soup', diets: ['Vegan'] }],
    ['fr', '?search=cr%C3%A8me', { search: 'crème' }],
    ['de', '?collection=indian-pickle&time=60', { collection: 'indian-pickle', time: '60' }],
    ['en', '?time=30&difficulty=Easy&diets=Vegetarian,Gluten-Free&free=Milk,Eggs,Nuts', { time: '30', difficulty: 'Easy', diets: ['Vegetarian', 'Gluten-Free'], free: ['Milk', 'Eggs', 'Nuts'] }],
    // Crustaceans and molluscs were one choice once.
    ['es', '?free=Shellfish', { free: ['Crustaceans', 'Molluscs'] }, '?free=Crustaceans,Molluscs'],
  ],
};

/** A recipe that serves twelve and is baked in a pan. */
export const cake: Tool = {
  page: '/recipes/chocolate-cake',
  start: { amount: 12, stock: null, pan: null, view: null },
  rows: [
    ['en', '', {}],
    ['en', '?servings=24&view=us', { amount: 24, view: 'us' }],
    ['en', '?servings=7', { amount: 7 }],
    ['fr', '?view=metric', { view: 'metric' }],
    ['de', '?view=written', { view: 'written' }],
    ['de', '?pan=springform-26', { pan: 'springform-26' }],
    ['en', '?pan=us-loaf-8.5x4.5&view=us', { pan: 'us-loaf-8.5x4.5', view: 'us' }],
    ['en', '?of=frostingButter&have=180', { stock: { of: 'frostingButter', amount: 180 } }],
    ['es', '?of=eggs&have=6&view=metric', { stock: { of: 'eggs', amount: 6 }, view: 'metric' }],
  ],
};

/** A recipe without servings. */
export const pickle: Tool = {
  page: '/recipes/lemon-pickle',
  start: { amount: 1, stock: null, pan: null, view: null },
  rows: [
    ['en', '?scale=2', { amount: 2 }],
    ['de', '?scale=0.5&view=metric', { amount: 0.5, view: 'metric' }],
    ['fr', '?scale=3', { amount: 3 }],
    ['es', '?of=lemons&have=750.5', { stock: { of: 'lemons', amount: 750.5 } }],
  ],
};
