import { describe, expect, it } from 'vitest';
import type { Recipe } from './recipe.ts';
import { minutesUntilReady, type RecipeTimes, timesOf } from './times.ts';
import { days, hours, minutes } from './values.ts';

type Timed = Pick<Recipe, 'collection' | 'times'>;

describe('the times of a recipe in minutes', () => {
  it.each<[collection: Timed['collection'], Timed['times'], RecipeTimes, ready: number | null]>([
    ['general', { total: hours(1) }, { prep: null, cook: null, total: 60 }, 60],
    ['signature-noodle-condiment', { total: hours(27) }, { prep: null, cook: null, total: 1620 }, 1620],
    [
      'indian-pickle',
      { prep: minutes(45), fermentation: days(3, 5) },
      { prep: 45, cook: null, total: null },
      // The longest time in the jar.
      5 * 1440 + 45,
    ],
    ['chicken-tender', { cook: minutes(25) }, { prep: null, cook: 25, total: null }, null],
    ['mocktail', { prep: minutes(5) }, { prep: 5, cook: null, total: 5 }, 5],
    ['vegan', { prep: minutes(20), cook: minutes(0) }, { prep: 20, cook: 0, total: 20 }, 20],
    ['soup', { prep: minutes(10, 15), cook: minutes(60, 75) }, { prep: 15, cook: 75, total: 90 }, 90],
    ['soup', { prep: minutes(15) }, { prep: 15, cook: null, total: null }, null],
    ['general', {}, { prep: null, cook: null, total: null }, null],
  ])('%s: %j', (collection, times, is, ready) => {
    expect(timesOf({ collection, times })).toEqual(is);
    expect(minutesUntilReady({ collection, times })).toBe(ready);
  });
});
