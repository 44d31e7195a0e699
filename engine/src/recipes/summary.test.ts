import { describe, expect, it } from 'vitest';
import { STEW } from '../../tests/stew.ts';
import type { Recipe } from './recipe.ts';
import { type RecipeSummary, summaryOf } from './summary.ts';
import { days, minutes, oven } from './values.ts';

describe('summaryOf', () => {
  it('has what a list shows, and nothing else', () => {
    expect(summaryOf(STEW)).toEqual({
      id: 'stew',
      title: 'Stew',
      collection: 'general',
      blurb: 'A stew.',
      minutes: 120,
      cooking: null,
      difficulty: null,
      diets: [],
      allergens: ['Sulfites'],
    });
  });

  it.each<[string, Partial<Recipe>, Partial<RecipeSummary>]>([
    [
      'adds preparation and cooking',
      { collection: 'soup', times: { prep: minutes(15), cook: minutes(60) } },
      { minutes: 75, cooking: null },
    ],
    [
      'adds the longest time in the jar',
      { collection: 'indian-pickle', times: { prep: minutes(40), fermentation: days(3, 5) } },
      { minutes: 5 * 1440 + 40, cooking: null },
    ],
    [
      'does not take cooking for the whole',
      { collection: 'chicken-tender', times: { cook: minutes(20) } },
      { minutes: null, cooking: 20 },
    ],
    ['knows a difficulty', { difficulty: 'Easy' }, { difficulty: 'Easy' }],
    [
      'keeps diets and allergens',
      { diets: ['Vegetarian'], allergens: ['Milk', 'Wheat'] },
      { diets: ['Vegetarian'], allergens: ['Milk', 'Wheat'] },
    ],
    [
      'takes the first sentence',
      { description: { text: 'At 1.5 bar, first! Then at {oven}.', values: { oven: oven(180, 350) } } },
      { blurb: 'At 1.5 bar, first!' },
    ],
    ['takes a text without an end', { description: { text: 'Only 1.5 lines' } }, { blurb: 'Only 1.5 lines' }],
  ])('%s', (_, recipe, summary) => {
    expect(summaryOf({ ...STEW, ...recipe })).toMatchObject(summary);
  });
});
