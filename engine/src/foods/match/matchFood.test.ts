import { describe, expect, it } from 'vitest';
import { lexiconIn } from '../../../tests/packs.ts';
import { findLineFood } from '../../text/line/findLineFood.ts';
import { readLine } from '../../text/line/readLine.ts';
import { hasTrait } from '../traits.ts';
import { foodIndex } from './foodIndex.ts';
import { foodWords } from './foodKey.ts';
import { matchFood } from './matchFood.ts';

const ENGLISH = foodIndex(
  [
    { id: 'butter', names: ['Butter', 'unsalted butter'] },
    { id: 'peanut-butter', names: ['Peanut butter'] },
    { id: 'navy-beans-dry', names: ['beans'] },
    { id: 'black-beans-cooked', names: ['cooked beans'] },
    { id: 'cumin-seeds', names: ['cumin', 'cumin seeds'] },
    { id: 'mozzarella', names: ['mozzarella'] },
    { id: 'flour', names: ['All-purpose flour', 'flour', 'plain flour'] },
    { id: 'flour-00', names: ['00 flour', 'type 00 flour'] },
    { id: 'parsley-dried', names: ['dried parsley'] },
    { id: 'parsley-fresh', names: ['fresh parsley', 'parsley'] },
    { id: 'tomatoes', names: ['tomatoes'] },
    { id: 'brown-sugar', names: ['brown sugar', 'light brown sugar', 'dark brown sugar'] },
    { id: 'milk-chocolate', names: ['milk chocolate'] },
    { id: 'chocolate', names: ['chocolate'] },
    { id: 'garlic-minced', names: ['garlic'] },
    { id: 'chickpea-flour', names: ['gram flour'] },
    { id: 'coriander-seeds', names: ['coriander seeds', 'coriander'] },
    { id: 'oregano-dried', names: ['oregano', 'dried oregano'] },
    { id: 'lentils', names: ['lentils'] },
    { id: 'rice', names: ['rice', 'pudding rice'] },
    { id: 'rice-cooked', names: ['cooked rice'] },
    { id: 'black-pepper-ground', names: ['pepper'] },
    { id: 'one', names: ['both'] },
    { id: 'two', names: ['both'] },
  ],
  lexiconIn('en'),
  { hasTrait },
);
const GERMAN = foodIndex(
  [
    { id: 'flour', names: ['Mehl', 'Weizenmehl'] },
    { id: 'brown-sugar', names: ['brauner Zucker'] },
    { id: 'canola-oil', names: ['Rapsöl'] },
    { id: 'cumin-seeds', names: ['Kreuzkümmel'] },
    { id: 'cherries', names: ['Kirschen', 'Kirsche'] },
  ],
  lexiconIn('de'),
  { hasTrait },
);

describe('matchFood', () => {
  it.each<[string, string | null, string?]>([
    ['butter', 'butter'],
    ['Cold unsalted butter', 'butter'],
    ['peanut butter', 'peanut-butter'],
    ['almond butter', null],
    ['apple butter', null],
    ['chopped ripe tomatos', 'tomatoes'],
    ['tomatto', null],
    ['00 flour', 'flour-00'],
    ['flour', 'flour'],
    ['almond flour', null],
    ['parsley', 'parsley-dried', 'dried'],
    ['dried parsley', 'parsley-dried'],
    ['finely chopped parsley', 'parsley-fresh'],
    ['butter or lard', 'butter'],
    ['floury', null],
    ['flour, butter', 'flour'],
    ['lard or butter', null],
    ['both', null],
    ['butter and flour', null],
    ['grated mozzarella cheese', 'mozzarella'],
    ['butter cheese', null],
    ['cumin', 'cumin-seeds'],
    ['ground cumin', null],
    ['sugar, brown', 'brown-sugar', 'brown'],
    ['sugar brown', 'brown-sugar'],
    ['packed light or dark brown sugar', 'brown-sugar'],
    ['finely chopped fresh or dried parsley', 'parsley-fresh'],
    ['chocolate milk', null],
    ['rice pudding', null],
    ['flour gram', null],
    ['hot chocolate', null],
    ['wild garlic', null],
    ['wild peppers', null],
    ['peppers', null],
    ['coriander', null, 'chopped'],
    ['chopped coriander', null],
    ['chopped coriander seeds', 'coriander-seeds'],
    ['oregano', null, 'fresh'],
    ['oregano', 'oregano-dried', 'crumbled'],
    ['dried oregano', 'oregano-dried', 'chopped'],
    ['lentils', null, 'cooked'],
    ['lentils', 'lentils', 'rinsed'],
    ['rice', 'rice-cooked', 'cooked'],
    ['cumin', null, 'ground'],
    ['', null],
  ])('%j is %s', (text, id, remark) => {
    expect(matchFood(text, ENGLISH, remark ? [remark] : [])?.id ?? null).toBe(id);
  });

  it.each([
    ['Mandelmehl', null],
    ['Kreuzkümmel', 'cumin-seeds'],
    ['Kreuzkümmel gemahlen', null],
    ['Weizenmehl Type 405', 'flour'],
    ['braunen Zucker', 'brown-sugar'],
    ['Oliven- oder Rapsöl', 'canola-oil'],
    ['Kirschen', 'cherries'],
  ])('German %j is %s', (text, id) => {
    expect(matchFood(text, GERMAN)?.id ?? null).toBe(id);
  });

  it.each([
    ['2 cups beans', 'navy-beans-dry'],
    ['2 cans beans', 'black-beans-cooked'],
    ['2 cans lentils', null],
    ['2 cups beans, rinsed and drained', 'black-beans-cooked'],
    ['2 cups beans (frijoles) (rinsed and drained)', 'black-beans-cooked'],
    ['2 cups beans, frijoles, drained', 'black-beans-cooked'],
    ['2 cups beans, soaked overnight, drained', 'navy-beans-dry'],
    ['2 cans cooked beans', 'black-beans-cooked'],
    ['1 (400 g) can beans', 'black-beans-cooked'],
    ['2 cups beans cooked', 'black-beans-cooked'],
    ['2 cups lentils cooked', null],
    ['2 cups lentils (cooked)', null],
    ['2 cups lentils (a small, cooked and drained can)', 'lentils'],
    ['2 cups rice (cooked)', 'rice-cooked'],
    ['2 cups un-cooked rice', 'rice'],
    ['2 cups tomatto', null],
    ['2 cups tommmatoes', null],
  ])('reads what a line says beside the name: %s', (line, id) => {
    expect(findLineFood(line, readLine(line, lexiconIn('en')), ENGLISH)).toBe(id);
  });

  it.each<[string, string | null]>([
    ['dried nori', 'nori'],
    ['ground peppercorn', 'black-pepper-ground'],
    // A dried one is another food
    ['dried onions', null],
    ['canned nori', null],
    ['pilsner beer', 'pilsner'],
    ['beer pilsner', 'pilsner'],
    ['nori seaweed', 'nori'],
    // Neither is a kind of the other
    ['beer onions', null],
    ['ginger beer', null],
  ])('knows what a food is anyway: %j is %s', (text, id) => {
    const index = foodIndex(
      [
        { id: 'nori', names: ['nori', 'seaweed'] },
        { id: 'black-pepper-ground', names: ['peppercorn'] },
        { id: 'onions-chopped', names: ['onions'] },
        { id: 'beer', names: ['beer'] },
        { id: 'pilsner', names: ['pilsner'] },
        { id: 'ginger-fresh', names: ['ginger'] },
      ],
      lexiconIn('en'),
      { hasTrait, generalOf: (food) => (food === 'pilsner' ? 'beer' : null) },
    );
    expect(matchFood(text, index)?.id ?? null).toBe(id);
  });

  it('treats flour as sifted only if it is sifted before measuring', () => {
    const index = foodIndex(
      [
        { id: 'flour', names: ['flour'] },
        { id: 'flour sifted', names: ['sifted flour'] },
      ],
      lexiconIn('en'),
    );
    const found = ['1 cup flour, sifted', '1 cup sifted flour'].map((line) =>
      findLineFood(line, readLine(line, lexiconIn('en')), index),
    );
    expect(found).toEqual(['flour', 'flour sifted']);
  });

  it.each([
    ['butter', 'name'],
    ['unsalted butter', 'other-name'],
    ['cold butter', 'plain'],
  ])('says how %s was found: %s', (text, level) => {
    expect(matchFood(text, ENGLISH)?.level).toBe(level);
  });
});

it('takes a word that every object has for a word like others', () => {
  const index = foodIndex([{ id: 'kit', names: ['constructor kit'] }], lexiconIn('en'));
  expect(foodWords('constructor kit', index.lexicon)).toEqual(['constructor', 'kit']);
  expect(matchFood('constructor kit', index)?.id).toBe('kit');
});
