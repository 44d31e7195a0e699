import { expect, it } from 'vitest';
import { contextIn } from '../../tests/ask/context.ts';
import { inventedFoods, inventedPack } from '../../tests/languages/invented.ts';
import type { PackCode } from '../../tests/packs.ts';
import { indexNames } from '../foods/match/listedNames.ts';
import { lexiconOf } from '../language/lexicon.ts';
import { READERS } from './readers.ts';
import { inUsualOrder } from './usualOrder.ts';

it.each<[language: PackCode, question: string, usual: string]>([
  // A unit that is wanted, before the amount
  ['en', 'cups 500 g flour', '500 g flour = cups'],
  ['en', 'grams 3 tbsp cornstarch', '3 tbsp cornstarch = grams'],
  ['de', 'el 30 g speisestärke', '30 g speisestärke = el'],
  ['fr', 'cac 10 g levure chimique', '10 g de levure chimique = cac'],
  ['es', 'cucharadas 50 g cacao', '50 g de cacao = cucharadas'],
  ['fr', 'ml 25 cl', '25 cl = ml'],
  // A container beside its size
  ['de', 'ein becher creme fraiche 150 g in el', '1 becher (150 g) creme fraiche = el'],
  ['fr', 'riz cru un verre de 20 cl', '1 verre (20 cl) de riz cru'],
  // Counted things
  ['es', 'yogur natural un vaso g', 'un vaso de yogur natural = g'],
  ['es', 'pechuga de pollo gramos una', 'una pechuga de pollo = gramos'],
  ['en', 'grams 3 eggs', '3 eggs = grams'],
  ['en', 'butter pounds 1', '1 pounds butter'],
  ['de', 'petersilie bund gramm', '1 bund petersilie = gramm'],
  ['es', 'palta mediana gramos', '1 palta mediana = gramos'],
  ['es', 'taza azúcar gramos', '1 taza de azúcar = gramos'],
  // Details of the food that stand apart from it
  ['es', 'lentejas un vaso gramos crudas', 'un vaso de lentejas crudas = gramos'],
  // A number of things that is asked for
  ['en', 'egg yolks in 1/2 cup how many', 'how many egg yolks = 1/2 cup'],
  ['fr', 'maïzena 30 g combien de cuillères', 'combien de cuillères de maïzena = 30 g'],
  // Nobody asks for three quarters of a gram
  ['en', 'cup sugar 3/4 grams', '3/4 cup sugar = grams'],
])('in %s reads "%s" as "%s"', (language, question, usual) => {
  expect(inUsualOrder(question, contextIn(language), READERS)[0]).toBe(usual);
});

it.each<[language: PackCode, question: string]>([
  // Two amounts, two foods, a food for another
  ['en', 'cups 500 g flour 3 eggs'],
  ['en', '1 cup flour 200 g'],
  ['en', 'grams butter 2 cups flour'],
  ['en', 'salt grams for 2 kg'],
  ['es', 'sal gramos para 2 kg'],
  // What a word does to the amount, a temperature, a length
  ['en', 'grams half of 3 cups flour'],
  ['de', 'gramm 2 tassen mehl mal 3'],
  ['fr', 'tasses 200 °C farine'],
  ['en', 'cm 9 inch pan'],
  // Part of a name
  ['fr', 'tasses 100 g crabe en boîte'],
  ['fr', 'tasses 100 g cornets de glace'],
  ['en', 'cups 100 g coconut flumberry'],
  // Another state than its own
  ['en', 'dry 15 g fresh yeast grams'],
  // A number without its unit, or with one that it cannot have
  ['en', 'butter 100 in tbsp'],
  ['de', 'ml gläser 200'],
  ['en', 'one gram eggs'],
  ['es', 'vaso tiene un ml cuantos'],
])('in %s leaves "%s"', (language, question) => {
  expect(inUsualOrder(question, contextIn(language), READERS)).toEqual([]);
});

it('knows no language by its name', () => {
  const lexicon = lexiconOf(inventedPack.line);
  const context = {
    ...contextIn('en'),
    ...{ language: 'qaa', languages: ['qaa'], lexicons: { qaa: lexicon } },
    data: { qaa: { words: inventedPack.ask, names: indexNames(inventedFoods.foods, lexicon) } },
  };
  expect(inUsualOrder('g muka du kaloka', context, READERS)).toEqual(['du kaloka da muka = g']);
  expect(inUsualOrder('lusi 500 ml lato', context, READERS)).toEqual(['500 ml da lato = lusi']);
});
