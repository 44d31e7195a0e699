import { describe, expect, it } from 'vitest';
import { PACKS, type PackCode } from '../../tests/packs.ts';
import { doughFoods } from '../calculators/doughFoods.ts';
import { foods as de } from '../foods/lists/de.ts';
import { foods as en } from '../foods/lists/en.ts';
import { foods as es } from '../foods/lists/es.ts';
import { foods as fr } from '../foods/lists/fr.ts';
import { readFormula } from './readFormula.ts';

const LISTS = { en, fr, de, es };
const ROLES = doughFoods();

const read = (language: PackCode, text: string) =>
  readFormula(text, { language: PACKS[language], foods: LISTS[language], roles: ROLES }).map(
    ({ name, part, doubt }) => [
      name,
      part && [part.kind, part.amount, part.in, part.water, ...(part.hydration ? [part.hydration] : [])],
      doubt,
    ],
  );

describe('a formula', () => {
  it.each<[PackCode, string, unknown[]]>([
    ['en', '1000 g bread flour', ['bread flour', ['flour', 1000, 'grams', 0], null]],
    ['en', '1 kg King Arthur flour', ['King Arthur flour', ['flour', 1000, 'grams', 0], null]],
    ['en', '100 % Sir Galahad flour', ['Sir Galahad flour', ['flour', 100, 'percent', 0], null]],
    ['fr', '500 g de farine du Moulin Rouge', ['farine', ['flour', 500, 'grams', 0], null]],
    ['en', '65 % water', ['water', ['water', 65, 'percent', 1], null]],
    ['en', 'salt 2%', ['salt', ['other', 2, 'percent', 0], null]],
    ['en', 'instant yeast: 0.7 %', ['instant yeast', ['other', 0.7, 'percent', 0], null]],
    ['en', '200 g levain', ['levain', ['starter', 200, 'grams', 0], null]],
    ['en', '600 g poolish', ['poolish', ['starter', 600, 'grams', 0, 100], null]],
    ['en', '300 g biga', ['biga', ['starter', 300, 'grams', 0, 55], 'usual-hydration']],
    ['en', '300 g biga (60% hydration)', ['biga', ['starter', 300, 'grams', 0, 60], null]],
    ['en', '200 g levain at 80% hydration', ['levain', ['starter', 200, 'grams', 0, 80], null]],
    ['en', '20 % levain, 80 % hydration', ['levain', ['starter', 20, 'percent', 0, 80], null]],
    ['en', '200 g levain (20 %)', ['levain', ['starter', 200, 'grams', 0], null]], // of the flour
    ['en', '500 g flour, 70 % hydration', ['flour', ['flour', 500, 'grams', 0], null]],
    ['en', '20% sourdough starter', ['sourdough starter', ['starter', 20, 'percent', 0], null]],
    ['en', '100 g milk', ['milk', ['other', 100, 'grams', 0.8813], null]],
    ['en', '2 large eggs', ['large eggs', ['other', 100, 'grams', 0.7615], null]], // 50 g each without shell
    ['en', '300 ml water', ['water', ['water', expect.closeTo(300, -1), 'grams', 1], null]],
    ['en', '250 g skyr', ['skyr', ['other', 250, 'grams', 0], 'unknown-water']],
    ['en', '20 g zorkle', ['zorkle', ['other', 20, 'grams', 0], 'unknown-food']],
    ['en', 'flour', ['flour', null, null]],
    ['en', '%', ['%', null, null]],
    ['fr', '500 g de farine T65', ['farine T65', ['flour', 500, 'grams', 0], null]],
    ['fr', '62,5\u00a0% d’eau', ['eau', ['water', 62.5, 'percent', 1], null]],
    ['fr', '100 g de levain', ['levain', ['starter', 100, 'grams', 0], null]],
    ['fr', '600 g de poolish', ['poolish', ['starter', 600, 'grams', 0, 100], null]],
    ['fr', '200 g de levain à 62,5 % d’hydratation', ['levain', ['starter', 200, 'grams', 0, 62.5], null]],
    ['de', '200 g Vorteig', ['Vorteig', ['starter', 200, 'grams', 0], null]],
    ['de', '500 g Weizenmehl 550', ['Weizenmehl 550', ['flour', 500, 'grams', 0], null]],
    ['de', '400 g Roggenmehl 1150', ['Roggenmehl 1150', ['flour', 400, 'grams', 0], null]],
    ['de', '300 g Biga, 60 % Hydration', ['Biga', ['starter', 300, 'grams', 0, 60], null]],
    ['de', '65 % Wasser', ['Wasser', ['water', 65, 'percent', 1], null]],
    ['de', '120 g Sauerteig', ['Sauerteig', ['starter', 120, 'grams', 0], null]],
    ['es', '1 kg de harina de fuerza', ['harina de fuerza', ['flour', 1000, 'grams', 0], null]],
    ['es', '70 % de agua', ['agua', ['water', 70, 'percent', 1], null]],
    ['es', '300 g de prefermento', ['prefermento', ['starter', 300, 'grams', 0], null]],
    ['es', '300 g de biga, 60 % de hidratación', ['biga', ['starter', 300, 'grams', 0, 60], null]],
    ['es', '200 g de masa madre', ['masa madre', ['starter', 200, 'grams', 0], null]],
  ])('in %s: %s', (language, text, line) => expect(read(language, text)).toEqual([line]));

  it('has a line for each that is not blank', () => {
    expect(read('en', ' 500 g flour\r\n\n350 g water ; 10 g salt\n')).toHaveLength(3);
    expect(read('en', '1 g salt\n'.repeat(100))).toHaveLength(60);
  });

  // Weighed, so the percent is the cream's own.
  it('keeps the fat of cream and milk apart from the amount', () => {
    expect(read('en', '300 g cream 35 %')[0]?.[1]).toEqual(['other', 300, 'grams', 0.5771]);
    expect(read('en', '2 % milk 300 g')[0]?.[1]).toMatchObject(['other', 300, 'grams', expect.anything()]);
  });
});
