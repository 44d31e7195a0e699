import { describe, expect, it } from 'vitest';
import type { Recipe } from './recipe.ts';
import { type RecipeSummary, summaryOf } from './summary.ts';

const COMMON = {
  id: 'a',
  title: 'A',
  image: 'https://example.com/a.jpg',
  imageAlt: 'A',
  description: 'First, at 180 °C (350 °F). Second.',
  ingredients: [],
  instructions: [],
  dietaryTags: [],
  allergens: [],
};

describe('summaryOf', () => {
  it.each<[string, Partial<Recipe>, Partial<RecipeSummary>]>([
    ['takes the total time', { collection: 'general', time: '1 h' }, { minutes: 60, cooking: null }],
    [
      'adds preparation and cooking',
      { collection: 'soup', preparationTime: '15 min', cookingTime: '1 h' },
      { minutes: 75, cooking: null },
    ],
    [
      'adds the longest time in the jar',
      { collection: 'indian-pickle', prepTime: '40 min', fermentationTime: '3–5 days' },
      { minutes: 5 * 1440 + 40, cooking: null },
    ],
    [
      'does not take cooking for the whole',
      { collection: 'chicken-tender', cookTime: '20 min' },
      { minutes: null, cooking: 20 },
    ],
    ['knows no difficulty', { collection: 'general', time: '1 h' }, { difficulty: null }],
    [
      'knows a difficulty',
      { collection: 'mocktail', preparationTime: '5 min', difficulty: 'Easy' },
      { difficulty: 'Easy' },
    ],
    ['leaves None out', { collection: 'general', time: '1 h', allergens: ['None'] }, { allergens: [] }],
    [
      'keeps allergens',
      { collection: 'general', time: '1 h', allergens: ['Milk', 'Wheat'] },
      { allergens: ['Milk', 'Wheat'] },
    ],
    [
      'takes the first sentence',
      { collection: 'general', time: '1 h' },
      { blurb: 'First, at 180 °C (350 °F).' },
    ],
    [
      'takes a text without an end',
      { collection: 'general', time: '1 h', description: 'Only 1.5 lines' },
      { blurb: 'Only 1.5 lines' },
    ],
  ])('%s', (_, recipe, summary) => {
    expect(summaryOf({ ...COMMON, ...recipe } as Recipe)).toMatchObject(summary);
  });
});
