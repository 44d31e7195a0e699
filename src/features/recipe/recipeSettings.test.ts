import { parseServings } from '@gramwise/engine/recipes/servings.ts';
import { STEW } from '@gramwise/engine/tests/stew.ts';
import { describe, expect, it } from 'vitest';
import {
  initialSettings,
  type RecipeSettings,
  readRecipeSettings,
  type Scalable,
  scaleFactorOf,
  writeRecipeSettings,
} from './recipeSettings.ts';

const PANS = [
  { id: 'springform-26', name: '26 cm', origin: 'europe', factor: 1.278 },
  { id: 'loaf-25', name: 'Loaf', origin: 'europe', factor: 0.5 },
] as const;
/** For six, with 900 g of beef, 120 ml of wine, 2 carrots, a bay leaf that does not scale, and salt to taste. */
const SIX: Scalable = { recipe: STEW, pans: PANS };
const BATCH: Scalable = { recipe: { ...STEW, servings: null }, pans: [] };

const settings = (part: Partial<RecipeSettings>, amount = 6): RecipeSettings => ({
  amount,
  stock: null,
  pan: null,
  view: null,
  ...part,
});
const HALF = { of: 'beef', amount: 450 };

it('starts as the recipe is', () => {
  expect(initialSettings(STEW)).toEqual(settings({}));
  expect(initialSettings(BATCH.recipe)).toEqual(settings({}, 1));
});

describe('readRecipeSettings', () => {
  it.each<[query: string, Partial<RecipeSettings>]>([
    ['', {}],
    ['?servings=8', { amount: 8 }],
    ['?servings=8&view=us', { amount: 8, view: 'us' }],
    ['?view=metric', { view: 'metric' }],
    ['?view=written', { view: 'written' }],
    ['?of=beef&have=450', { stock: HALF }],
    ['?of=wine&have=0.5', { stock: { of: 'wine', amount: 0.5 } }],
    ['?of=carrots&have=1.5&view=us', { stock: { of: 'carrots', amount: 1.5 }, view: 'us' }],
    ['?pan=springform-26', { pan: 'springform-26' }],
    // At most one of the three: the stock, else the pan, else the servings.
    ['?of=beef&have=450&pan=loaf-25&servings=8', { stock: HALF }],
    ['?pan=loaf-25&servings=8', { pan: 'loaf-25' }],
    ['?of=beef&have=0&pan=loaf-25', { pan: 'loaf-25' }],
    ['?of=beef&have=0&pan=none&servings=8', { amount: 8 }],
    // A recipe with servings has no multiples.
    ['?scale=2', {}],
  ])('%j', (query, is) => {
    expect(readRecipeSettings(query, SIX)).toEqual(settings(is));
  });

  it.each<[query: string, amount: number]>([
    ['', 1],
    ['?scale=2', 2],
    ['?scale=0.5', 0.5],
    ['?scale=7', 1],
    ['?scale=02', 1],
    ['?servings=6', 1],
  ])('%j of a recipe made by the batch is %d of it', (query, amount) => {
    expect(readRecipeSettings(query, BATCH)).toEqual(settings({}, amount));
  });

  it.each([
    '?servings=0',
    '?servings=101',
    '?servings=-2',
    '?servings=1e2',
    '?servings=2.5',
    '?servings=NaN&view=imperial',
    '?servings=<b>8</b>',
    '?servings=',
    '?view=constructor',
    '?of=beef',
    '?have=450',
    '?of=beef&have=',
    '?of=beef&have=0',
    '?of=beef&have=-450',
    '?of=beef&have=1e3',
    '?of=beef&have=450g',
    '?of=beef&have=450,5',
    '?of=beef&have=Infinity',
    '?of=beef&have=0.0001',
    // 20 times the recipe are 18 kg.
    '?of=beef&have=18001',
    '?of=beef&have=99999999',
    '?of=bay&have=1',
    '?of=salt&have=5',
    '?of=veal&have=450',
    '?of=constructor&have=450',
    '?pan=',
    '?pan=constructor',
    '?pan=springform-99',
  ])('%j is the recipe as it is', (query) => {
    expect(readRecipeSettings(query, SIX)).toEqual(settings({}));
  });
});

describe('writeRecipeSettings', () => {
  it.each<[RecipeSettings, Scalable, query: string, written: string]>([
    [settings({}), SIX, '', ''],
    [settings({}), SIX, '?step=2&servings=8', '?step=2'],
    [settings({ amount: 8 }), SIX, '', '?servings=8'],
    [settings({ amount: 8, view: 'us' }), SIX, '?servings=4&view=metric', '?servings=8&view=us'],
    [settings({ view: 'written' }), SIX, '?view=us', '?view=written'],
    [settings({ stock: HALF }), SIX, '?servings=8', '?of=beef&have=450'],
    [settings({ stock: { of: 'wine', amount: 12.5 } }), SIX, '', '?of=wine&have=12.5'],
    [settings({ pan: 'loaf-25' }), SIX, '?of=beef&have=450', '?pan=loaf-25'],
    [settings({ amount: 8 }), SIX, '?pan=loaf-25', '?servings=8'],
    [settings({}, 2), BATCH, '', '?scale=2'],
    [settings({ view: 'metric' }, 1), BATCH, '?scale=3', '?view=metric'],
  ])('%j', (setting, scalable, query, written) => {
    expect(writeRecipeSettings(setting, scalable.recipe, query)).toBe(written);
    expect(readRecipeSettings(written, scalable)).toEqual(setting);
  });
});

describe('scaleFactorOf', () => {
  it.each<[RecipeSettings, Scalable, factor: number]>([
    [settings({}), SIX, 1],
    [settings({ amount: 9 }), SIX, 1.5],
    [settings({ amount: 1 }), SIX, 1 / 6],
    [settings({ stock: HALF }), SIX, 0.5],
    [settings({ stock: { of: 'carrots', amount: 3 } }), SIX, 1.5],
    [settings({ stock: { of: 'salt', amount: 3 } }), SIX, 1],
    [settings({ pan: 'springform-26' }), SIX, 1.278],
    [settings({ pan: 'none' }), SIX, 1],
    [settings({}, 1), BATCH, 1],
    [settings({}, 0.5), BATCH, 0.5],
    [settings({ stock: HALF }, 1), BATCH, 0.5],
  ])('%j', (setting, scalable, factor) => {
    expect(scaleFactorOf(setting, scalable)).toBeCloseTo(factor, 12);
  });
});

describe('readServings', () => {
  it.each<[string, number | null]>([
    ['6', 6],
    [' 12 ', 12],
    ['100', 100],
    ['101', null],
    ['0', null],
    ['', null],
    ['2.5', null],
    ['many', null],
  ])('%j is %j', (text, servings) => {
    expect(parseServings(text)).toBe(servings);
  });
});
