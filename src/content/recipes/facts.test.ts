import { basename } from 'node:path';
import { COLLECTIONS } from '@gramwise/engine/recipes/facts.ts';
import { timersOf } from '@gramwise/engine/recipes/timers.ts';
import { count, each, grams, minutes, number, oven } from '@gramwise/engine/recipes/values.ts';
import { describe, expect, it } from 'vitest';
import { FACTS_FILES, RECIPE_IDS } from '#tests/recipes/fromFiles.ts';
import { FEATURED } from './featured.ts';
import { recipeFacts } from './schema.ts';

const RECIPES = FACTS_FILES.map(([path, facts]) => [path.split('/')[1] ?? '', facts] as const);
const factsOf = (id: string) => RECIPES.find(([one]) => one === id)?.[1];

const IMAGE_HOSTS = ['images.unsplash.com', 'commons.wikimedia.org', 'upload.wikimedia.org'];

describe.each(RECIPES)('%s', (id, facts) => {
  it('has facts that the schema takes, unchanged', () => {
    expect(recipeFacts.parse(facts)).toEqual(facts);
    expect(id).toMatch(/^[a-z]+(?:-[a-z]+)*$/);
  });

  it('has a picture at a known host', () => {
    expect(IMAGE_HOSTS).toContain(new URL(facts.image).hostname);
  });

  it('has at least five steps', () => {
    expect(facts.steps.length).toBeGreaterThanOrEqual(5);
  });

  it('offers timers, of 10 seconds to 4 hours', () => {
    const waits = facts.steps.flatMap((values) => timersOf(values));
    expect(waits.filter((seconds) => seconds < 10 || seconds > 4 * 3600)).toEqual([]);
    if (facts.collection !== 'mocktail') expect(waits).not.toEqual([]);
  });

  it('takes no longer for one wait than for the whole', () => {
    if (!('time' in facts)) return;
    const longest = facts.steps.flatMap((values) =>
      Object.values(values).map((value) => (value.is === 'time' && value.timer ? value.low : 0)),
    );
    expect(Math.max(...longest)).toBeLessThanOrEqual(facts.time.high);
  });
});

describe('the library', () => {
  it.each(COLLECTIONS)('has recipes of %s', (collection) => {
    expect(RECIPES.map(([, facts]) => facts.collection)).toContain(collection);
  });

  it('has a drawing of every recipe, and no other', () => {
    const drawn = Object.keys(import.meta.glob('./illustrations/*.svg')).map((file) =>
      basename(file, '.svg'),
    );
    expect(drawn.sort()).toEqual([...RECIPE_IDS].sort());
  });

  it('shows no picture twice', () => {
    const images = RECIPES.map(([, facts]) => facts.image);
    expect(images.filter((image, index) => images.indexOf(image) !== index)).toEqual([]);
  });

  it('has one recipe of each of six collections on the home page', () => {
    const featured = FEATURED.map((id) => factsOf(id)?.collection);
    expect(featured).not.toContain(undefined);
    expect(new Set(featured).size).toBe(6);
  });
});

describe('the schema of the facts', () => {
  const stew = factsOf('beef-stew');
  const soup = factsOf('miso-soup');
  const pickle = factsOf('lemon-pickle');
  const falafel = factsOf('herbed-falafel');
  const cake = factsOf('chocolate-cake');
  const withAmount = (amount: unknown) => ({ ...stew, ingredients: { salt: { food: 'salt', amount } } });
  const withStep = (value: unknown) => ({ ...stew, steps: [{ value }] });
  const without = (facts: object | undefined, name: string) => ({ ...facts, [name]: undefined });

  it.each<[string, unknown]>([
    ['a weight', withAmount(grams(1, [0.5, 'tsp']))],
    ['a weight that stays', withAmount(each(grams(1)))],
    ['a range of things', withAmount(count(2, 3))],
    ['a wait of no length', withStep({ ...minutes(0), timer: false })],
    ['a number', withStep(number(0, 5))],
  ])('takes %s', (_, facts) => {
    expect(recipeFacts.safeParse(facts).error).toBeUndefined();
  });

  it.each<[string, unknown, string]>([
    ['no recipe', undefined, ''],
    ['an unknown collection', { ...stew, collection: 'salad' }, 'collection'],
    ['an unknown field', { ...stew, rating: 5 }, ''],
    ['a field of another collection', { ...stew, glassware: 'highball' }, ''],
    ['no time', without(stew, 'time'), 'time'],
    ['a time in words', { ...stew, time: 'an hour' }, 'time'],
    ['a time that falls', { ...stew, time: minutes(20, 10) }, 'time'],
    ['a negative time', { ...stew, time: minutes(-5, 10) }, 'time.low'],
    ['no servings', without(soup, 'servings'), 'servings'],
    ['half a serving', { ...stew, servings: 2.5 }, 'servings'],
    ['0 servings', { ...stew, servings: 0 }, 'servings'],
    ['101 servings', { ...stew, servings: 101 }, 'servings'],
    ['an insecure picture', { ...stew, image: 'http://x.example/a.jpg' }, 'image'],
    ['a picture that is no address', { ...stew, image: 'a.jpg' }, 'image'],
    ['no steps', { ...stew, steps: [] }, 'steps'],
    ['a soup without tips', without(soup, 'tips'), 'tips'],
    ['a pickle without a shelf life', without(pickle, 'shelfLife'), 'shelfLife'],
    [
      'a vegan recipe without fiber',
      { ...falafel, nutritionInfo: { calories: 1, protein: 1, carbs: 1, fat: 1 } },
      'nutritionInfo.fiber',
    ],
    ['a food nobody knows', { ...stew, ingredients: { x: { food: 'unicorn' } } }, 'ingredients.x.food'],
    [
      'an unknown way to fill a cup',
      { ...stew, ingredients: { x: { food: 'flour', fill: 'heaped' } } },
      'ingredients.x.fill',
    ],
    ['an amount of nothing', withAmount({ is: 'amount' }), 'ingredients.salt.amount'],
    ['0 g', withAmount(grams(0)), 'ingredients.salt.amount.grams'],
    ['NaN g', withAmount(grams(Number.NaN)), 'ingredients.salt.amount.grams'],
    ['no end of grams', withAmount(grams(Number.POSITIVE_INFINITY)), 'ingredients.salt.amount.grams'],
    ['minus two things', withAmount(count(-2)), 'ingredients.salt.amount.count'],
    ['an unknown measure', withAmount(grams(5, [1, 'pint' as 'cup'])), 'ingredients.salt.amount.us.0.1'],
    ['an amount in words', withAmount('5 g'), 'ingredients.salt.amount'],
    ['a heat in one scale', withStep({ is: 'oven', celsius: 180 }), 'steps.0.value'],
    ['a value of no kind', withStep({ ...oven(180, 350), is: 'warmth' }), 'steps.0.value'],
    ['a length of 0', withStep({ is: 'length', centimeters: 0, inches: 0 }), 'steps.0.value.centimeters'],
    ['a range that falls', withStep(number(5, 4)), 'steps.0.value'],
    ['a placeholder that is no name', { ...stew, steps: [{ 'a b': number(1) }] }, 'steps.0.a b'],
    ['a pan of no known shape', { ...cake, pan: { pan: { shape: 'heart' }, count: 1 } }, 'pan.pan.shape'],
  ])('refuses %s', (_, facts, field) => {
    const { success, error } = recipeFacts.safeParse(facts);
    expect(success).toBe(false);
    expect(error?.issues[0]?.path.join('.')).toBe(field);
  });
});
