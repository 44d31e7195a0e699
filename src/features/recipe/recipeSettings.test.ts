import { describe, expect, it } from 'vitest';
import {
  factorOf,
  type RecipeSettings,
  readRecipeSettings,
  readServings,
  writeRecipeSettings,
} from './recipeSettings.ts';

describe('readRecipeSettings', () => {
  it.each<[query: string, base: number | null, setting: RecipeSettings]>([
    ['', 4, { amount: 4, view: null }],
    ['?servings=6', 4, { amount: 6, view: null }],
    ['?servings=6&view=us', 4, { amount: 6, view: 'us' }],
    ['?view=metric', null, { amount: 1, view: 'metric' }],
    ['?scale=2', null, { amount: 2, view: null }],
    ['?scale=0.5', null, { amount: 0.5, view: null }],
    ['?scale=2', 4, { amount: 4, view: null }],
    ['?servings=6', null, { amount: 1, view: null }],
    ['?servings=0', 4, { amount: 4, view: null }],
    ['?servings=101', 4, { amount: 4, view: null }],
    ['?servings=-2', 4, { amount: 4, view: null }],
    ['?servings=1e2', 4, { amount: 4, view: null }],
    ['?servings=NaN&view=imperial', 4, { amount: 4, view: null }],
    ['?view=written', 4, { amount: 4, view: 'written' }],
    ['?scale=7', null, { amount: 1, view: null }],
    ['?servings=<b>6</b>', 4, { amount: 4, view: null }],
    ['?view=constructor', 4, { amount: 4, view: null }],
  ])('%j of a recipe for %j', (query, base, setting) => {
    expect(readRecipeSettings(query, base)).toEqual(setting);
  });
});

describe('writeRecipeSettings', () => {
  it.each<[RecipeSettings, base: number | null, query: string, written: string]>([
    [{ amount: 4, view: null }, 4, '', ''],
    [{ amount: 6, view: null }, 4, '', '?servings=6'],
    [{ amount: 6, view: 'us' }, 4, '?servings=8&view=metric', '?servings=6&view=us'],
    [{ amount: 4, view: 'written' }, 4, '?view=us', '?view=written'],
    [{ amount: 2, view: null }, null, '', '?scale=2'],
    [{ amount: 1, view: 'metric' }, null, '?scale=3', '?view=metric'],
    [{ amount: 4, view: null }, 4, '?step=2&servings=8', '?step=2'],
  ])('%j of a recipe for %j beside %j is %j', (setting, base, query, written) => {
    expect(writeRecipeSettings(setting, base, query)).toBe(written);
    expect(readRecipeSettings(written, base)).toEqual(setting);
  });
});

describe('factorOf', () => {
  it.each<[amount: number, base: number | null, factor: number]>([
    [4, 4, 1],
    [6, 4, 1.5],
    [1, 12, 1 / 12],
    [2, null, 2],
    [0.5, null, 0.5],
  ])('%d of %j is %d', (amount, base, factor) => {
    expect(factorOf({ amount, view: 'written' }, base)).toBeCloseTo(factor, 12);
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
    expect(readServings(text)).toBe(servings);
  });
});
