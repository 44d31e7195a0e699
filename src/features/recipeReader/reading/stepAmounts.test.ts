import { describe, expect, it } from 'vitest';
import type { Language } from '#catalogs/languages.ts';
import { recipe } from '../../../../tests/reader/converted.ts';
import type { ShownSettings } from './convertRecipe.ts';

const METHOD = { en: 'Method', fr: 'Préparation', de: 'Zubereitung', es: 'Preparación' };
const INGREDIENTS = { en: 'Ingredients', fr: 'Ingrédients', de: 'Zutaten', es: 'Ingredientes' };
const FLOUR = { en: '3 cups flour', fr: '3 tasses de farine', de: '3 Tassen Mehl', es: '3 tazas de harina' };

const stepOf = (
  language: Language,
  step: string,
  settings: Partial<ShownSettings> = {},
  list = FLOUR[language],
) =>
  recipe(`${INGREDIENTS[language]}\n${list}\n${METHOD[language]}\n${step}`, language, settings)
    .instructions[0];

/** Grams per US cup of 236.6 ml (engine/src/foods): flour 125, sugar 200, butter 227, cheddar 113; a metric cup is 250 ml. */
describe('an amount in a step', () => {
  it.each<[Language, step: string, shown: string]>([
    ['en', 'Add 2 cups flour and stir.', 'Add 250 g flour and stir.'],
    ['en', 'Add 2 cups of the flour to the bowl.', 'Add 250 g of the flour to the bowl.'],
    ['en', 'Stir in the remaining 1 cup flour.', 'Stir in the remaining 125 g flour.'],
    ['en', 'Whisk 2 cups flour until smooth.', 'Whisk 250 g flour until smooth.'],
    ['en', 'Beat 1 cup sugar and 1/2 cup butter.', 'Beat 200 g sugar and 114 g butter.'],
    ['en', 'Beat a cup of sugar and the eggs.', 'Beat 200 g of sugar and the eggs.'],
    ['en', 'Pour 1 cup milk over it.', 'Pour 235 ml milk over it.'],
    ['fr', 'Mélanger 2 tasses de farine et le sucre.', 'Mélanger 264 g de farine et le sucre.'], // 500 / 236.6 x 125
    ['fr', 'Verser 1 tasse de lait dans le bol.', 'Verser 250 ml de lait dans le bol.'],
    ['de', '2 Tassen Mehl unterrühren.', '264 g Mehl unterrühren.'],
    ['de', '1 Tasse Milch zugeben.', '250 ml Milch zugeben.'],
    ['es', 'Añadir 2 tazas de harina en un bol.', 'Añadir 264 g de harina en un bol.'],
    ['es', 'Agregar 1 taza de leche y mezclar.', 'Agregar 250 ml de leche y mezclar.'],
  ])('is weighed where its food is known, in %s: %s', (language, step, shown) => {
    expect(stepOf(language, step)).toBe(shown);
  });

  it.each<[Language, step: string]>([
    ['en', 'Add 1 cup flour mixture.'],
    ['en', 'Add 1 cup of the mixture.'],
    ['en', 'Stir in 1 cup at a time.'],
    ['en', 'Add the flour (1 cup).'],
    ['en', 'Mix 1 cup each flour and sugar.'],
    ['en', 'Mix 1 cup flour and sugar.'],
    ['en', 'Add 1 cup quinoa flakes.'],
    ['en', 'Reserve 1 cup of the pasta mixture.'],
    ['fr', 'Ajouter 1 tasse de farine et sucre.'],
    ['fr', 'Ajouter 1 tasse du mélange de farine.'],
    ['de', '1 Tasse Mehl und Zucker mischen.'],
    ['de', '1 Tasse der Mehlmischung zugeben.'],
    ['es', 'Añadir 1 taza de harina y azúcar.'],
    ['es', 'Añadir 1 taza de la mezcla de harina.'],
  ])('stays as written where it is not, in %s: %s', (language, step) => {
    expect(stepOf(language, step)).toBe(step);
  });

  it('is scaled all the same', () => {
    expect(stepOf('en', 'Add 1 cup of the mixture.', { scale: 2 })).toBe('Add 2 cups of the mixture.');
    expect(stepOf('en', 'Add 1 cup flour.', { scale: 2 })).toBe('Add 250 g flour.');
  });

  it.each([
    ['Boil it in a 2-quart saucepan.', 'Boil it in a 1.89-l saucepan.'], // 1893 ml
    ['Take 8 fl oz.', 'Take 235 ml.'], // 236.6
  ])('of no food is a volume: %s', (step, shown) => {
    expect(stepOf('en', step)).toBe(shown);
  });

  it('is in cups where the list is', () => {
    // 250 / 125
    expect(stepOf('en', 'Add 250 g flour.', { measures: 'us' }, '500 g flour')).toBe('Add 2 cups flour.');
    expect(stepOf('en', 'Add 250 g of it.', { measures: 'us' }, '500 g flour')).toBe('Add 8 3/4 oz of it.');
  });

  it('follows the list where a visitor changed it', () => {
    const step = 'Add 1 cup flour.';
    const almond = stepOf('en', step, { choices: { 1: { food: 'almond-flour' } } });
    const [listed = ''] = recipe('1 cup almond flour', 'en').lines;
    expect(listed).toMatch(/ g almond flour$/);
    expect(almond).toBe(`Add ${listed.replace('almond ', '')}.`);
    expect(stepOf('en', step, { choices: { 1: { keep: true } } })).toBe(step);
    expect(stepOf('en', step, { choices: { 1: { food: 'none' } } })).toBe(step);
  });

  it('stays as written where the list weighs its food in two ways', () => {
    const list = '1 cup flour\n1 cup sifted flour';
    expect(recipe(list, 'en').lines[0]).not.toBe(recipe(list, 'en').lines[1]);
    expect(stepOf('en', 'Add 1 cup flour.', {}, list)).toBe('Add 1 cup flour.');
  });
});
