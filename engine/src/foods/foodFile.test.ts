import { describe, expect, it } from 'vitest';
import { packFoods, USUAL_SOURCE, unpackFoods } from './foodFile.ts';
import { allFoods } from './listFoods.ts';
import { SOURCES } from './sources.ts';

describe('the file of a list of foods', () => {
  it('says nothing of what a food has not', () => {
    const bacon = { id: 'bacon', name: 'Speck', ways: [] };
    const lardons = { id: 'lardons', name: 'Lardons', also: ['bits'], of: 'bacon', ways: [] };
    const water = {
      id: 'water',
      name: 'Water',
      traits: ['liquid'],
      ways: [{ id: 'level', sources: ['FAO'], cup: 237 }],
    } as const;
    expect(packFoods([bacon, lardons, water])).toEqual({
      ids: 'bacon\nlardons\nwater',
      of: '\n0\n',
      traits: '\n\n1',
      names: 'Speck\n#bits\n',
      ways: '\n\nlevel#237###FAO',
      pieces: '\n\n',
      densities: '\n\n',
      edible: '\n\n',
    });
  });

  it('takes no name that holds a separator', () => {
    for (const name of ['M&M#s', 'Yahoo!', 'a_b'])
      expect(() => packFoods([{ id: 'sweets', name, ways: [] }])).toThrow(name);
  });

  it('repeats no word of a name or an id', () => {
    const oil = { id: 'olive-oil', name: 'Speiseöl', also: ['olive oil', 'kein Speiseöl'], ways: [] };
    expect(packFoods([oil]).names).toMatch(/^Speiseöl#\S \S\|kein \S$/);
  });

  it('does not repeat the source of most figures', () => {
    expect(USUAL_SOURCE).toBe(SOURCES.usda.short);
    const { ways, pieces } = packFoods(allFoods('en'));
    expect(`${ways}\n${pieces}`).not.toMatch(/#USDA(?:[;#]|$)/m);
  });

  it.each(['en', 'fr', 'de', 'es'] as const)('holds the whole list in %s', (language) => {
    const foods = allFoods(language);
    expect(unpackFoods(JSON.parse(JSON.stringify(packFoods(foods))))).toEqual(foods);
  });
});
