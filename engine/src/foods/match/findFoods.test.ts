import { describe, expect, it } from 'vitest';
import { findFoods, foldName } from './findFoods.ts';

const ENTRIES = [
  { id: 'sugar', names: ['Granulated Sugar', 'white sugar'] },
  { id: 'flour', names: ['Weizenmehl', 'All-Purpose Flour', 'plain flour'] },
  { id: 'powdered-sugar', names: ['Powdered sugar', 'icing sugar', "confectioners' sugar"] },
  { id: 'creme', names: ['Crème fraîche'] },
  { id: 'almonds-sliced', names: ['Sliced almonds', 'flaked almonds'] },
  { id: 'eggs', names: ['Œufs'] },
].map(({ id, names }) => ({ id, folded: names.map(foldName) }));
const ids = (typed: string) => findFoods(ENTRIES, typed).map(({ id }) => id);

describe('findFoods', () => {
  it.each([
    ['sugar', ['sugar', 'powdered-sugar']],
    ['ICING', ['powdered-sugar']],
    ['confectioners sugar', ['powdered-sugar']],
    ['creme', ['creme']],
    ['mehl', ['flour']],
    ['almonds sliced', ['almonds-sliced']],
    ['oeuf', ['eggs']],
    ['powderd sugr', ['powdered-sugar']],
    ['fluor', ['flour']],
    ['plutonium', []],
    ['zz', []],
  ])('%j finds %j', (typed, expected) => {
    expect(ids(typed)).toEqual(expected);
  });

  it('returns everything for a blank text, in order', () => {
    expect(ids('  ')).toEqual(ENTRIES.map(({ id }) => id));
  });

  it('does not hang on a long text', () => {
    expect(ids('zz '.repeat(10_000))).toEqual([]);
  });
});
