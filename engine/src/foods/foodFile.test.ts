import { describe, expect, it } from 'vitest';
import { packFoods, USUAL_SOURCE, unpackFoods } from './foodFile.ts';
import { allFoods } from './listFoods.ts';
import { SOURCES } from './sources.ts';

describe('the file of a list of foods', () => {
  it('says nothing of cup weights that a food has not', () => {
    const bacon = { id: 'bacon', name: 'Bacon', ways: [] };
    const water = {
      id: 'water',
      name: 'Water',
      ways: [{ id: 'level', sources: ['FAO'], cup: 237 }],
    } as const;
    const { figures, fills } = packFoods([bacon, water]);
    expect(figures).toEqual([{}, { ways: [{ id: 'level', sources: ['FAO'], cup: 237 }] }]);
    expect(fills).toEqual([null, null]);
  });

  it('does not repeat the source of most figures', () => {
    expect(USUAL_SOURCE).toBe(SOURCES.usda.short);
    const file = packFoods(allFoods('en'));
    expect(JSON.stringify(file)).not.toMatch(/"sources":\["USDA"\]|"source":"USDA"/);
  });

  it.each(['en', 'fr', 'de', 'es'] as const)('holds the whole list in %s', (language) => {
    const foods = allFoods(language);
    expect(unpackFoods(JSON.parse(JSON.stringify(packFoods(foods))))).toEqual(foods);
  });
});
