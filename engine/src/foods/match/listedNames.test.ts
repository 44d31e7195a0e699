import { describe, expect, it } from 'vitest';
import { lexiconIn, type PackCode } from '../../../tests/packs.ts';
import { allFoods } from '../listFoods.ts';
import { findChoices } from './findChoices.ts';
import { MATCH_POLICIES, type MatchLevel } from './levels.ts';
import { indexNames } from './listedNames.ts';
import { matchFood } from './matchFood.ts';

const namesIn = (language: PackCode) => indexNames(allFoods(language), lexiconIn(language));
const ENGLISH = namesIn('en');
const GERMAN = namesIn('de');

describe('the level at which a food of the table is found', () => {
  it.each<[string, MatchLevel, string]>([
    ['Onions', 'name', 'onions-chopped'],
    ['Chopped onions', 'name', 'onions-chopped'],
    ['onion', 'name', 'onions-chopped'],
    ['plain flour', 'other-name', 'flour'],
    ['fresh plain flour', 'plain', 'flour'],
    ['peeled onions', 'plain', 'onions-chopped'],
    ['red onion', 'general', 'onions-chopped'],
    ['peeled red onions', 'general', 'onions-chopped'],
    ['kosher salt', 'shared', 'salt-kosher-diamond'],
  ])('%s: %s of %s', (text, level, food) => {
    const match = matchFood(text, ENGLISH.index);
    expect(match?.level).toBe(level);
    expect(ENGLISH.ways.get(match?.id ?? '')?.food.id).toBe(food);
  });

  it.each(['coconut flour milk', 'purple onion jam', 'pheasant thighs', 'lobster bisque', 'cinamon'])(
    '%s: none, for neither a word nobody listed nor a typo answers',
    (text) => {
      expect(matchFood(text, ENGLISH.index)).toBeNull();
    },
  );

  it('answers by the same levels everywhere', () => {
    for (const { answers } of Object.values(MATCH_POLICIES))
      expect(answers).toEqual(['name', 'other-name', 'plain', 'general']);
  });
});

describe('choices', () => {
  const ids = (text: string, names: typeof ENGLISH, policy: keyof typeof MATCH_POLICIES) =>
    findChoices(text, names, MATCH_POLICIES[policy].choices).map(({ food }) => food.id);

  it('of a kind of food are its usual ones', () => {
    expect(ids('seeds', ENGLISH, 'question').slice(0, 2)).toEqual(['sesame-seeds', 'sunflower-seeds']);
    expect(ids('Kerne', GERMAN, 'question')).toContain('pumpkin-seeds');
  });

  it('of part of a name are the foods with it', () => {
    expect(ids('kidney', ENGLISH, 'question')).toEqual([
      'kidney-beans-cooked',
      'kidney-beans-dry',
      'kidneys',
    ]);
    expect(ids('essig', GERMAN, 'question')).toContain('balsamic-vinegar');
  });

  it('of a typo are only for a search', () => {
    expect(ids('cinamon', ENGLISH, 'search')).toContain('cinnamon-ground');
    expect(ids('cinamon', ENGLISH, 'question')).toEqual([]);
    expect(ids('cinamon', ENGLISH, 'recipe')).toEqual([]);
  });

  it('of words that only join others are none', () => {
    expect(ids('of', ENGLISH, 'question')).toEqual([]);
  });

  it.each(['', 'x', 'plutonium'])('of %j are none', (text) => {
    expect(ids(text, ENGLISH, 'question')).toEqual([]);
  });
});
