import { describe, expect, it } from 'vitest';
import type { Language } from '#catalogs/languages.ts';
import { recipe } from '../../../../tests/reader/converted.ts';

const HEADINGS = { en: 'Ingredients', fr: 'Ingrédients', de: 'Zutaten', es: 'Ingredientes' };

const line = (text: string, language: Language) =>
  recipe(`Test\n\n${HEADINGS[language]}\n${text}\n`, language, { language }).ingredients[0];

// French packets of baking powder hold 11 g, German and Spanish ones 16 g; packets of dry yeast 7 g in the US and Germany.
describe('a packet in a recipe is of the country of its language', () => {
  it.each([
    ['1 sachet de levure chimique', 'fr', 11],
    ['1 Päckchen Backpulver', 'de', 16],
    ['1/2 Pck. Backpulver', 'de', 16],
    ['1 sobre de levadura química', 'es', 16],
    ['1 packet active dry yeast', 'en', 7],
    ['1 Päckchen Trockenhefe', 'de', 7],
  ] as const)('%s (%s): %d g', (text, language, grams) => {
    expect(line(text, language)).toMatchObject({ text, packet: grams });
  });

  it.each([
    ['1 packet baking powder', 'en'], // none is sold in the US
    ['1 box baking powder', 'en'],
    ['2 tsp baking powder', 'en'],
    ['1 sachet de levure de boulanger sèche', 'fr'], // no source for French ones
  ] as const)('%s (%s): unknown', (text, language) => {
    expect(line(text, language)).toMatchObject({ text, packet: null });
  });
});
