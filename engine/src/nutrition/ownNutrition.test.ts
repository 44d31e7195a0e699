import { expect, it } from 'vitest';
import type { Ingredient } from '../recipes/facts.ts';
import { count, grams, spoons } from '../recipes/values.ts';
import { ownNutritionOf, statedNutrition } from './ownNutrition.ts';

const PANCAKE: Record<string, Ingredient> = {
  flour: { food: 'flour', amount: grams(100) }, // 364 kcal, 10.33 + 76.31 + 0.98 g, fiber 2.7 g
  eggs: { food: 'whole-egg', amount: count(2), piece: 'large' }, // 143 kcal, 12.56 + 0.72 + 9.51 g
  butter: { food: 'butter', amount: grams(40), eaten: 0.5 }, // 143.4 kcal, 0.17 + 0.012 + 16.222 g
};

const statedWith = (more: Record<string, Ingredient>) =>
  statedNutrition({ ingredients: { ...PANCAKE, ...more }, servings: 2 });

it('adds up what is eaten and divides it by the servings', () => {
  expect(statedWith({})).toEqual({ calories: 325, protein: 12, carbs: 39, fat: 13, fiber: 1 });
});

it('counts a little of a food without figures with another, as the table does', () => {
  // Garam masala as curry powder: 325 kcal in 100 g (NDB 02015)
  const ingredients = { ...PANCAKE, spice: { food: 'garam-masala', amount: spoons(2, 'tsp') } } as const;
  const table = ownNutritionOf({ ingredients, servings: 2 })?.perServing?.energy?.value ?? 0;
  expect(table).toBeGreaterThan(329);
  expect(statedWith({ spice: ingredients.spice })?.calories).toBe(Math.round(table));
});

it.each<[string, Ingredient]>([
  ['figures', { food: 'wakame', amount: grams(100) }],
  ['weight', { food: 'kombu', amount: count(1) }],
])('states nothing if a food that matters has no %s', (_, seaweed) => {
  expect(statedWith({ seaweed })).toBeNull();
});

it('ignores a food without figures that is taken out', () => {
  expect(statedWith({ seaweed: { food: 'kombu', amount: grams(100), eaten: 0 } })).not.toBeNull();
});
