import { basename } from 'node:path';
import {
  COLLECTIONS,
  type Collection,
  type Ingredient,
  type RecipeFacts,
} from '@gramwise/engine/recipes/facts.ts';
import { timersOf } from '@gramwise/engine/recipes/timers.ts';
import {
  type Amount,
  count,
  each,
  grams,
  length,
  minutes,
  number,
  oven,
  spoons,
  type Value,
} from '@gramwise/engine/recipes/values.ts';
import { describe, expect, it } from 'vitest';
import { impossible } from '#tests/recipes/impossible.ts';
import { FEATURED_RECIPE_IDS } from './featured.ts';
import { FACTS_FILES, RECIPE_IDS } from './files.ts';

const RECIPES = FACTS_FILES.map(([path, facts]) => [path.split('/')[1] ?? '', facts] as const);
const factsOf = (id: string) => RECIPES.find(([one]) => one === id)?.[1];

const IMAGE_HOSTS = [
  'https://images.unsplash.com',
  'https://commons.wikimedia.org',
  'https://upload.wikimedia.org',
];

/** What recipes of a collection have and others may not; the times and fields that docs/product.md says they show. */
const PARTS: Readonly<Record<Collection, readonly string[]>> = {
  general: ['recipeType', 'servings', 'total'],
  potato: ['cook', 'difficulty', 'prep', 'servings', 'tips'],
  soup: ['cook', 'prep', 'servings', 'tips'],
  'signature-noodle-condiment': ['difficulty', 'tips', 'total'],
  'indian-pickle': ['fermentation', 'prep', 'shelfLife', 'tips'],
  'chicken-tender': ['cook', 'difficulty', 'servings', 'tips'],
  vegan: ['cook', 'prep', 'servings', 'tips'],
  german: ['cook', 'difficulty', 'prep', 'servings', 'tips', 'total'],
  french: ['cook', 'difficulty', 'prep', 'servings', 'tips', 'total'],
  spanish: ['cook', 'difficulty', 'prep', 'servings', 'tips', 'total'],
  mocktail: ['difficulty', 'prep', 'servings', 'tips'],
};

describe.each(RECIPES)('%s', (id, facts) => {
  it('has only numbers that can be', () => {
    expect(impossible(facts)).toEqual([]);
  });

  it('has the parts of its collection', () => {
    const { collection, image, ingredients, steps, description, pan, metric, preserved, lowCarb, ...parts } =
      facts;
    const { times, ...others } = parts;
    expect(Object.keys({ ...times, ...others }).sort()).toEqual(PARTS[collection]);
    if (others.tips) expect(others.tips).not.toEqual([]);
  });

  it('has an id of words', () => {
    expect(id).toMatch(/^[a-z]+(?:-[a-z]+)*$/);
  });

  it('has its picture, if any, at a known host', () => {
    if (facts.image) expect(IMAGE_HOSTS).toContain(new URL(facts.image).origin);
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
    const { total } = facts.times;
    if (!total) return;
    const longest = facts.steps.flatMap((values) =>
      Object.values(values).map((value) => (value.is === 'time' && value.timer ? value.low : 0)),
    );
    expect(Math.max(...longest)).toBeLessThanOrEqual(total.high);
  });
});

describe('the library', () => {
  it.each(COLLECTIONS)('has recipes of %s', (collection) => {
    expect(RECIPES.map(([, facts]) => facts.collection)).toContain(collection);
  });

  // The specification's lists, and the classics of three languages' countries, looked up before its mocktails
  it('has the collections of the specification, with those of its own before the last', () => {
    const counts = COLLECTIONS.map((collection) => [
      collection,
      RECIPES.filter(([, facts]) => facts.collection === collection).length,
    ]);
    expect(counts).toEqual([
      ...[
        ['general', 12],
        ['potato', 5],
        ['soup', 5],
        ['signature-noodle-condiment', 4],
        ['indian-pickle', 5],
        ['chicken-tender', 5],
        ['vegan', 5],
      ],
      ...[
        ['german', 8],
        ['french', 8],
        ['spanish', 8],
      ],
      ['mocktail', 5],
    ]);
  });

  it('has a drawing of every recipe, and no other', () => {
    const drawn = Object.keys(import.meta.glob('./illustrations/*.svg')).map((file) =>
      basename(file, '.svg'),
    );
    expect(drawn.sort()).toEqual([...RECIPE_IDS].sort());
  });

  it('shows no picture twice', () => {
    const images = RECIPES.flatMap(([, facts]) => facts.image ?? []);
    expect(images.filter((image, index) => images.indexOf(image) !== index)).toEqual([]);
  });

  it('has one recipe of each of six collections on the home page', () => {
    const featured = FEATURED_RECIPE_IDS.map((id) => factsOf(id)?.collection);
    expect(featured).not.toContain(undefined);
    expect(new Set(featured).size).toBe(6);
  });
});

describe('numbers', () => {
  const stew = factsOf('beef-stew') as RecipeFacts;
  const cake = factsOf('chocolate-cake') as RecipeFacts;
  const withSalt = (salt: Partial<Ingredient>) => ({
    ...stew,
    ingredients: { salt: { food: 'salt', ...salt } as const },
  });
  const withAmount = (amount: Amount) => withSalt({ amount });
  const withStep = (value: Value) => ({ ...stew, steps: [{ value }] });
  const withPan = (depth: number, pans: number): RecipeFacts => ({
    ...cake,
    pan: { pan: { shape: 'round', diameter: 20, depth }, count: pans },
  });

  it.each<[string, RecipeFacts]>([
    ['a weight', withAmount(grams(1, [0.5, 'tsp']))],
    ['a weight that stays', withAmount(each(grams(1)))],
    ['spoons', withAmount(spoons(1, 'tsp'))],
    ['a range of things', withAmount(count(2, 3))],
    ['nothing of it eaten', withSalt({ eaten: 0 })],
    ['a wait of no length', withStep({ ...minutes(0), timer: false })],
    ['a number', withStep(number(0, 5))],
    ['frost', withStep(oven(-18, 0))],
    ['100 servings', { ...cake, servings: 100 }],
    ['two pans', withPan(5, 2)],
  ])('can be %s', (_, facts) => {
    expect(impossible(facts)).toEqual([]);
  });

  it.each<[string, RecipeFacts, string]>([
    ['a time that falls', withStep(minutes(20, 10)), 'step 1 {value}'],
    ['a negative time', withStep(minutes(-5, 10)), 'step 1 {value}'],
    ['a whole time that falls', { ...stew, times: { total: minutes(20, 10) } }, 'total'],
    ['half a serving', { ...cake, servings: 2.5 }, 'servings'],
    ['0 servings', { ...cake, servings: 0 }, 'servings'],
    ['101 servings', { ...cake, servings: 101 }, 'servings'],
    ['an amount of nothing', withAmount({ is: 'amount' }), 'salt'],
    ['an amount of no spoons', withAmount({ is: 'amount', us: [] }), 'salt'],
    ['0 g', withAmount(grams(0)), 'salt'],
    ['NaN g', withAmount(grams(Number.NaN)), 'salt'],
    ['no end of grams', withAmount(grams(Number.POSITIVE_INFINITY)), 'salt'],
    ['0 cups', withAmount(grams(5, [0, 'cup'])), 'salt'],
    ['minus two things', withAmount(count(-2)), 'salt'],
    ['fewer things than there are', withAmount(count(3, 2)), 'salt'],
    ['more eaten than there is', withSalt({ eaten: 1.5 }), 'salt eaten'],
    ['a heat of no degrees', withStep(oven(180, Number.NaN)), 'step 1 {value}'],
    ['a length of 0', withStep(length(0, 0)), 'step 1 {value}'],
    ['a range that falls', withStep(number(5, 4)), 'step 1 {value}'],
    ['a range without an end', withStep(number(5, Number.POSITIVE_INFINITY)), 'step 1 {value}'],
    ['a flat pan', withPan(0, 1), 'pan'],
    ['half a pan', withPan(5, 0.5), 'pan'],
  ])('cannot be %s', (_, facts, where) => {
    expect(impossible(facts)).toEqual([where]);
  });
});
