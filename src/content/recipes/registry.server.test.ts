import { globSync } from 'node:fs';
import { basename } from 'node:path';
import { describe, expect, it } from 'vitest';
import { allRecipes, findRecipe, illustrationOf } from './registry.server.ts';
import { checkedRecipe } from './schema.server.ts';

describe('the registry', () => {
  it('holds the recipe of every file, each found by its id and drawn', () => {
    const files = globSync('src/content/recipes/*/*.ts').map((file) => basename(file, '.ts'));
    expect(files.length).toBeGreaterThan(0);
    expect(
      allRecipes()
        .map(({ id }) => id)
        .sort(),
    ).toEqual(files.sort());
    for (const recipe of allRecipes()) {
      expect(findRecipe(recipe.id)).toBe(recipe);
      expect(illustrationOf(recipe.id)).toMatch(/^<svg [^>]*viewBox="0 0 400 300"[\s\S]*<\/svg>$/);
    }
  });

  it('puts the mocktails last', () => {
    const collections = allRecipes().map(({ collection }) => collection);
    const first = collections.indexOf('mocktail');
    expect(first).toBeGreaterThan(0);
    expect(new Set(collections.slice(first))).toEqual(new Set(['mocktail']));
  });

  it.each(['', '404', 'no-such-dish', 'constructor', 'Pad-Thai', '../pad-thai'])(
    'finds none for %j',
    (id) => {
      expect(findRecipe(id)).toBeNull();
      expect(illustrationOf(id)).toBeNull();
    },
  );
});

describe('a bad recipe file is named', () => {
  const good = { ...findRecipe('pad-thai') };

  it.each<[string, unknown, RegExp]>([
    ['no recipe', undefined, /general\/pad-thai\.ts/],
    ['a missing field', { ...good, title: undefined }, /general\/pad-thai\.ts[\s\S]*title/],
    ['an unknown field', { ...good, rating: 5 }, /general\/pad-thai\.ts[\s\S]*rating/],
    ['a wrong duration', { ...good, time: 'an hour' }, /general\/pad-thai\.ts[\s\S]*duration[\s\S]*time/],
    ['wrong servings', { ...good, servings: '0' }, /general\/pad-thai\.ts[\s\S]*servings/],
    ['an unknown collection', { ...good, collection: 'salad' }, /general\/pad-thai\.ts[\s\S]*collection/],
    ['another id', { ...good, id: 'pad-see-ew' }, /pad-thai\.ts[\s\S]*pad-see-ew/],
    ['an insecure picture', { ...good, image: 'http://x.example/a.jpg' }, /pad-thai\.ts[\s\S]*image/],
  ])('%s', (_, content, message) => {
    expect(() => checkedRecipe('./general/pad-thai.ts', content)).toThrow(message);
  });

  it('not when it is right', () => {
    expect(checkedRecipe('./general/pad-thai.ts', good)).toEqual(good);
  });
});
