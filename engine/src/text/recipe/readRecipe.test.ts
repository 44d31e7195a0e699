import { describe, expect, it } from 'vitest';
import type { PackCode } from '../../../tests/packs.ts';
import { PACKS, packsFrom } from '../../../tests/packs.ts';
import { MAX_RECIPE_LENGTH, MAX_RECIPE_LINES } from './limits.ts';
import { readRecipe } from './readRecipe.ts';

const kinds = (text: string, chosen?: PackCode) => {
  const result = readRecipe(text, chosen ? [PACKS[chosen]] : packsFrom('en'));
  return result.ok ? result.value.lines.map(({ kind, text: line }) => `${kind}: ${line}`) : result.code;
};

describe('readRecipe', () => {
  it('tells the parts apart without headings', () => {
    expect(
      kinds(
        "Nan's Scones\nMakes 8\nPrep time: 15 mins\n\n225g flour\npinch of salt\n\nHeat the oven to 220C.\nMix the flour and the salt.",
      ),
    ).toEqual([
      "title: Nan's Scones",
      'yield: Makes 8',
      'time: Prep time: 15 mins',
      'ingredient: 225g flour',
      'ingredient: pinch of salt',
      'step: Heat the oven to 220C.',
      'step: Mix the flour and the salt.',
    ]);
  });

  it.each<[string, PackCode]>([
    ['Zutaten\n12 Stück\n1 Stück Butter', 'de'],
    ['Ingrédients\n8 parts\n2 parts de pâte', 'fr'],
  ])('does not take an ingredient for a yield: %j', (text, language) => {
    expect(kinds(text, language)).toMatchObject(
      [/^heading/, /^yield/, /^ingredient/].map((kind) => expect.stringMatching(kind)),
    );
  });

  it.each<[string, PackCode]>([
    [
      'Ingredientes\n3 huevos\nsal al gusto.\n\nHornee a 180 °C durante 30 minutos.\nDeje enfriar el pan una hora.',
      'es',
    ],
    [
      'Zutaten\n3 Eier\nSalz, nach Geschmack.\n\nDen Ofen auf 180 °C vorheizen.\nBei 175 °C etwa 30 Minuten backen.',
      'de',
    ],
  ])('finds steps without a heading below ingredients with one: %j', (text, language) => {
    expect(kinds(text, language)).toMatchObject(
      [/^heading/, /^ingredient/, /^ingredient/, /^step/, /^step/].map((kind) => expect.stringMatching(kind)),
    );
  });

  it.each([
    '2.4 lb boneless pork belly with the skin on, in one flat piece of even thickness, patted dry with paper towels and left open in the refrigerator overnight if there is time (see the notes on choosing it)',
    '600 g flour, for the dough and for dusting the table and the rolling pin, better of the kind that bakers sell for bread than any other. What is left keeps for months in a jar with a lid that shuts tight.',
  ])('keeps a long line of a list that begins with an amount: %s', (line) => {
    const text = `Ingredients\n2 eggs\n${line}\n1 tsp salt\n\nMethod\nBake it.`;
    expect(kinds(text, 'en').slice(1, 4)).toEqual([
      'ingredient: 2 eggs',
      `ingredient: ${line}`,
      'ingredient: 1 tsp salt',
    ]);
  });

  it('follows headings, bullets and numbers', () => {
    const text =
      '# Quiche lorraine\nPour 6 personnes\n## Ingrédients\n- 200 g de lardons\nPour la pâte :\n- Sel\n## Préparation\n1. Préchauffer le four.\n### Conseils\nServir chaud.';
    expect(kinds(text)).toEqual([
      'title: Quiche lorraine',
      'yield: Pour 6 personnes',
      'heading: Ingrédients',
      'ingredient: 200 g de lardons',
      'heading: Pour la pâte :',
      'ingredient: Sel',
      'heading: Préparation',
      'step: Préchauffer le four.',
      'heading: Conseils',
      'note: Servir chaud.',
    ]);
  });

  it.each([
    ['2 cups flour\n1 tsp salt\nMix and bake.', 'en'],
    ["200 g de farine\n1 c. à soupe d'huile\nMélanger.", 'fr'],
    ['200 g Mehl\n1 EL Öl\nAlles mischen.', 'de'],
    ['2 tazas de harina\n1 cucharada de aceite\nMezclar.', 'es'],
  ])('finds the language of %j: %s', (text, language) => {
    const result = readRecipe(text, packsFrom('en'));
    expect(result.ok && result.value.language.code).toBe(language);
  });

  it('knows the headings of a chosen language', () => {
    const text = 'Zutaten\n2 cups flour\nZubereitung\nMix the flour and the butter.';
    expect(kinds(text)[0]).toBe('title: Zutaten');
    expect(kinds(text, 'de')).toEqual([
      'heading: Zutaten',
      'ingredient: 2 cups flour',
      'heading: Zubereitung',
      'step: Mix the flour and the butter.',
    ]);
  });

  it.each([
    ['', 'empty'],
    [' \n ', 'empty'],
    ['a\u0000b', 'not-text'],
    ['a'.repeat(MAX_RECIPE_LENGTH + 1), 'too-long'],
    ['a\n'.repeat(MAX_RECIPE_LINES), 'too-many-lines'],
  ])('refuses %.10j: %s', (text, code) => {
    expect(readRecipe(text, packsFrom('en'))).toEqual({ ok: false, code });
  });

  it('gives the positions of the lines', () => {
    const text = 'Cake\n\n- 2 eggs\r\n1. Beat the eggs.';
    const result = readRecipe(text, packsFrom('en'));
    const lines = result.ok ? result.value.lines : [];
    expect(lines.map(({ start, end }) => text.slice(start, end))).toEqual([
      'Cake',
      '2 eggs',
      'Beat the eggs.',
    ]);
    expect(lines.map(({ row }) => row)).toEqual([0, 2, 3]);
  });

  it('gives a line of two foods as two, in their places', () => {
    const text = 'Ingredients\n- 2 carrots and 1 onion\n- salt\nMethod\nFry 2 carrots and 1 onion.';
    const result = readRecipe(text, packsFrom('en'));
    const lines = result.ok ? result.value.lines : [];
    expect(lines.map(({ id, row, start, end }) => [id, row, text.slice(start, end)])).toEqual([
      ['0', 0, 'Ingredients'],
      ['1', 1, '2 carrots'],
      ['1.1', 1, '1 onion'],
      ['2', 2, 'salt'],
      ['3', 3, 'Method'],
      ['4', 4, 'Fry 2 carrots and 1 onion.'],
    ]);
  });
});
