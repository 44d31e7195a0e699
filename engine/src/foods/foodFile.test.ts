import { describe, expect, it } from 'vitest';
import { packFoods, unpackFoods } from './foodFile.ts';
import { allFoods } from './listFoods.ts';

describe('the file of a list of foods', () => {
  it('says nothing of cup weights that a food has not', () => {
    const bacon = { id: 'bacon', name: 'Bacon', ways: [] };
    const water = {
      id: 'water',
      name: 'Water',
      ways: [{ id: 'level', sources: ['USDA'], cup: 237 }],
    } as const;
    expect(packFoods([bacon, water])).toEqual([{ id: 'bacon', name: 'Bacon' }, water]);
  });

  it('holds the whole list', () => {
    const foods = allFoods('de');
    expect(unpackFoods(JSON.parse(JSON.stringify(packFoods(foods))))).toEqual(foods);
  });
});
