import { describe, expect, it } from 'vitest';
import { FEATURED } from './featured.ts';
import { RECIPE_FILES, UNCHECKED_RECIPES } from './files.ts';
import { checkPlace } from './loader.ts';
import { recipeSchema } from './schema.ts';

const good = UNCHECKED_RECIPES.find(({ id }) => id === 'pad-thai');

describe('a recipe file', () => {
  it.each(RECIPE_FILES)('%s is a valid recipe in the right place', (path, content) => {
    checkPlace(path.slice(2), recipeSchema.parse(content));
  });

  it.each<[string, unknown, string]>([
    ['no recipe', undefined, ''],
    ['a missing field', { ...good, title: undefined }, 'title'],
    ['an unknown field', { ...good, rating: 5 }, ''],
    ['a wrong duration', { ...good, time: 'an hour' }, 'time'],
    ['wrong servings', { ...good, servings: '0' }, 'servings'],
    ['an unknown collection', { ...good, collection: 'salad' }, 'collection'],
    ['an insecure picture', { ...good, image: 'http://x.example/a.jpg' }, 'image'],
  ])('is rejected with %s', (_, content, field) => {
    const { success, error } = recipeSchema.safeParse(content);
    expect(success).toBe(false);
    expect(error?.issues[0]?.path.join('.')).toBe(field);
  });

  it('is rejected in the wrong place', () => {
    expect(() => checkPlace('general/pad-thai.ts', { collection: 'general', id: 'pad-see-ew' })).toThrow(
      /pad-thai\.ts.*pad-see-ew/,
    );
  });
});

it('the home page features one recipe of each of six collections', () => {
  const featured = FEATURED.map((id) => UNCHECKED_RECIPES.find((recipe) => recipe.id === id)?.collection);
  expect(featured).not.toContain(undefined);
  expect(new Set(featured).size).toBe(6);
});
