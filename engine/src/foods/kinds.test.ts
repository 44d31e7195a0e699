import { describe, expect, it } from 'vitest';
import { findFood } from '../api/foods.ts';
import { readRecipe } from '../api/text.ts';
import { en } from '../language/en.ts';
import { es } from '../language/es.ts';
import { isKindOf } from './generalFood.ts';
import { AMBIGUOUS_FOODS } from './kinds.ts';
import { foods as german } from './lists/de.ts';
import { foods } from './lists/en.ts';
import { foods as spanish } from './lists/es.ts';
import { foods as french } from './lists/fr.ts';
import { COOKED_FOODS } from './table/cookedFoods.ts';

describe('a name of several foods', () => {
  it.each([
    ['10 g kosher salt', 'salt', { languages: [en], foods }],
    ['500 g de muslo de pollo', 'chicken', { languages: [es], foods: spanish }],
  ])('%s is known as %s, without a weight of a cup', (line, id, options) => {
    const read = readRecipe(`${options.languages[0]?.recipe.headings.ingredients}\n${line}`, options);
    const [found] = read.ok ? read.value.lines.filter(({ kind }) => kind === 'ingredient') : [];
    expect(found?.food).toEqual({ id, liquid: false, density: null });
  });
});

it.each(Object.entries(AMBIGUOUS_FOODS))(
  '%s may mean itself, its kinds, or what it is once cooked',
  (id, foods) => {
    const [food, ...others] = foods;
    expect(food).toBe(id);
    const strange = others.filter((other) => food && !isKindOf(other, food) && COOKED_FOODS[food] !== other);
    expect(strange).toEqual([]);
  },
);

/** A word for meat alone names no food; neither is part of another one's name, such as a bouillon cube's, meant. */
it.each([
  ['en', 'meat', foods],
  ['de', 'Fleisch', german],
  ['fr', 'viande', french],
  ['es', 'carne', spanish],
])('offers meats in %s for %s', (_, word, list) => {
  expect(findFood(word, list)).toEqual({
    match: null,
    choices: ['beef', 'pork', 'chicken', 'lamb', 'ground-beef'],
  });
});
