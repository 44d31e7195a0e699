import { describe, expect, it } from 'vitest';
import {
  findNewRecipes,
  type KeptRecipe,
  MAX_TITLE_LENGTH,
  mergeWithKept,
  normalizeTitle,
  renameRecipe,
  sortByLastKept,
} from './keptRecipe.ts';

const kept = (id: number, part: Partial<KeptRecipe> = {}): KeptRecipe => ({
  id,
  title: `Recipe ${id}`,
  text: `${id} eggs`,
  settings: '',
  kept: `2026-11-0${id}T10:00:00.000Z`,
  ...part,
});
const ALL = [
  kept(1, { title: 'Crème brûlée', text: '1/2 l de crème' }),
  kept(2, { title: 'Grießbrei', text: '1 l Milch' }),
  kept(3),
];
const without = ({ id: _, ...recipe }: KeptRecipe) => recipe;

describe('a title', () => {
  it.each([
    ['Rice', '2 cups rice', 'Rice'],
    [' \n ', '\n 2 cups rice\nBoil.', '2 cups rice'],
    ['', '  ', ''],
    ['A\n\tlong   one', '', 'A long one'],
    ['x'.repeat(500), '', 'x'.repeat(MAX_TITLE_LENGTH)],
  ])('%j of %j is %j', (title, text, is) => {
    expect(normalizeTitle(title, text)).toBe(is);
  });
});

describe('keeping', () => {
  it('the same text again replaces it, but not its name', () => {
    const again = without(kept(9, { text: '3 eggs', settings: '?scale=2' }));
    expect(mergeWithKept(ALL, again)).toEqual({ ...again, id: 3, title: 'Recipe 3' });
  });

  it('another text adds it', () => {
    expect(mergeWithKept(ALL, without(kept(9)))).toEqual(without(kept(9)));
  });

  it('another text under the same title gets a number', () => {
    const edited = without(kept(9, { title: 'Grießbrei', text: '1 l Milch, 1 Prise Salz' }));
    expect(mergeWithKept(ALL, edited)).toEqual({ ...edited, title: 'Grießbrei (2)' });
    const both = [...ALL, kept(4, { title: 'Grießbrei (2)', text: 'a' })];
    expect(mergeWithKept(both, edited)).toEqual({ ...edited, title: 'Grießbrei (3)' });
    const long = 'x'.repeat(MAX_TITLE_LENGTH);
    const { title } = mergeWithKept([kept(1, { title: long })], without(kept(9, { title: long })));
    expect(title).toBe(`${long.slice(4)} (2)`);
  });
});

describe('renaming', () => {
  it('leaves changes of another tab alone', () => {
    expect(renameRecipe([kept(3, { settings: '?scale=2' })], kept(3), ' Omelette ')).toEqual(
      kept(3, { settings: '?scale=2', title: 'Omelette' }),
    );
  });

  it('brings back what another tab deleted', () => {
    expect(renameRecipe([], kept(3), 'Omelette')).toEqual(kept(3, { title: 'Omelette' }));
  });

  it('to nothing keeps the name', () => {
    expect(renameRecipe(ALL, kept(3), '  ').title).toBe('Recipe 3');
  });
});

it('imported recipes are added once, and only if they are new', () => {
  const other = without(kept(7));
  expect(findNewRecipes(ALL, [without(kept(3)), other, { ...other, title: 'The same' }])).toEqual([other]);
  expect(findNewRecipes(ALL, [without(kept(3, { settings: '?scale=2' }))])).toHaveLength(1);
});

it('the most recently kept come first', () => {
  const twins = [kept(1), kept(5, { kept: kept(2).kept }), kept(2)];
  expect(sortByLastKept(twins).map(({ id }) => id)).toEqual([5, 2, 1]);
});
