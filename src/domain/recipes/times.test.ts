import { describe, expect, it } from 'vitest';
import type { Recipe } from './recipe.ts';
import { type RecipeTimes, timesOf } from './times.ts';

describe('timesOf', () => {
  it.each<[Partial<Recipe>, RecipeTimes]>([
    [
      { collection: 'general', time: '1 h' },
      { prep: null, cook: null, total: 60 },
    ],
    [
      { collection: 'signature-noodle-condiment', timeToMake: '1 day 3 h' },
      { prep: null, cook: null, total: 1620 },
    ],
    [
      { collection: 'indian-pickle', prepTime: '45 min', fermentationTime: '3–5 days' },
      { prep: 45, cook: null, total: null },
    ],
    [
      { collection: 'chicken-tender', cookTime: '25 min' },
      { prep: null, cook: 25, total: null },
    ],
    [
      { collection: 'mocktail', preparationTime: '5 min' },
      { prep: 5, cook: null, total: 5 },
    ],
    [
      { collection: 'vegan', preparationTime: '20 min', cookingTime: '0 min' },
      { prep: 20, cook: 0, total: 20 },
    ],
    [
      { collection: 'soup', preparationTime: '15 min', cookingTime: '1 h 15 min' },
      { prep: 15, cook: 75, total: 90 },
    ],
  ])('%j', (recipe, times) => {
    expect(timesOf(recipe as Recipe)).toEqual(times);
  });
});
