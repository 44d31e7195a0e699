import { describe, expect, it } from 'vitest';
import type { Language } from '#catalogs/languages.ts';
import { recipe } from '../../../../tests/reader/converted.ts';

const HEADINGS = { en: 'Ingredients', fr: 'Ingrédients', de: 'Zutaten', es: 'Ingredientes' };

const line = (text: string, language: Language) =>
  recipe(`Test\n\n${HEADINGS[language]}\n${text}\n`, language, { language }).ingredients[0];

// By public tables of packets, makers' pages and recipes that print the packet and its weight: `packSources.ts`
describe('a packet in a recipe is of the country of its language', () => {
  it.each([
    ['1 sachet de levure chimique', 'fr', 'sachet', 11],
    ['1 sachet de sucre vanillé', 'fr', 'sachet', 7.5, 8],
    ['1 sachet de levure de boulanger sèche', 'fr', 'sachet', 5, 8],
    ['1 brique de crème liquide', 'fr', 'carton', 201],
    ['1 cube de levure fraîche', 'fr', 'cube', 42],
    ['1 cube de bouillon', 'fr', 'cube', 11], // Fineli 29008 to 29010
    ['1 tablette de chocolat', 'fr', 'bar', 100, 200],
    ['1 plaquette de beurre', 'fr', 'block', 250],
    ['6 feuilles de gélatine', 'fr', 'sheet', 1.7, 2],
    ['1 Päckchen Backpulver', 'de', 'sachet', 15, 16],
    ['1/2 Pck. Backpulver', 'de', 'sachet', 15, 16],
    ['2 Päckchen Vanillezucker', 'de', 'sachet', 7.5, 8],
    ['1 Päckchen Trockenhefe', 'de', 'sachet', 7],
    ['1 Becher Sahne', 'de', 'tub', 200, 250],
    ['2 Becher Schmand', 'de', 'tub', 200],
    ['1 Würfel Hefe', 'de', 'cube', 42],
    ['1/2 Würfel Hefe', 'de', 'cube', 42],
    ['1 Tafel Schokolade', 'de', 'bar', 70, 100],
    ['1 Pck. Butter', 'de', 'block', 250],
    ['1 Dose gehackte Tomaten', 'de', 'can', 400],
    ['1 sobre de levadura química', 'es', 'sachet', 16],
    ['1 lata de leche condensada', 'es', 'can', 370],
    ['1 packet active dry yeast', 'en', 'sachet', 7],
    ['1 can sweetened condensed milk', 'en', 'can', 397],
    ['1 can evaporated milk', 'en', 'can', 369, 378],
    ['1 package cream cheese', 'en', 'block', 227],
    ['1 can enchilada sauce', 'en', 'can', 283, 539],
    ['1 packet taco seasoning', 'en', 'sachet', 28, 35],
  ] as const)('%s (%s): %s of %d g', (text, language, id, low, high?: number) => {
    expect(line(text, language)).toMatchObject({ text, packet: { id, low, high: high ?? low } });
  });

  it.each([
    ['1 packet baking powder', 'en'], // none is sold in the US
    ['1 box baking powder', 'en'],
    ['2 tsp baking powder', 'en'],
    // The recipe says the size itself
    ['1 Becher Sahne (250 g)', 'de'],
    ['1 sachet (8 g) de levure chimique', 'fr'],
    ['1 can (14 oz) sweetened condensed milk', 'en'],
    // No source for these
    ['1 barra de mantequilla', 'es'],
  ] as const)('%s (%s): none', (text, language) => {
    expect(line(text, language)).toMatchObject({ packet: null });
  });
});

// One word, and what the shops of each country pack
describe('a packet in a recipe that tells its country', () => {
  it.each([
    ['1 barrita de mantequilla', 'es', 'mx', 'bar', 90],
    ['2 barras de mantequilla', 'es', 'mx', 'bar', 90],
    ['1 barra de mantequilla', 'es', 'us', 'stick', 113],
    ['1 can chopped tomatoes', 'en', 'gb', 'can', 400],
    ['1 can sweetened condensed milk', 'en', 'ca', 'can', 397],
  ] as const)('%s (%s, %s): %s of %d g', (text, language, country, id, grams) => {
    const [line] = recipe(`Test\n\n${HEADINGS[language]}\n${text}\n`, language, {
      language,
      country,
    }).ingredients;
    expect(line?.packet).toMatchObject({ id });
    expect(Math.round(line?.packet?.grams ?? 0)).toBe(grams);
  });

  it.each([
    ['1 barrita de mantequilla', 'es', 'es'],
    ['1 barrita de mantequilla', 'es', 'co'],
    ['1 barra de margarina', 'es', 'mx'],
    ['1 pan de manteca', 'es', 'ar'],
    ['1 lata de leche condensada', 'es', 'ar'],
    ['1 can sweetened condensed milk', 'en', 'au'],
    ['1 sachet de levure chimique', 'fr', 'be'],
  ] as const)('%s (%s, %s): none, where no table has its shops', (text, language, country) => {
    const [line] = recipe(`Test\n\n${HEADINGS[language]}\n${text}\n`, language, {
      language,
      country,
    }).ingredients;
    expect(line).toMatchObject({ text, packet: null });
  });
});

describe('a vessel in a recipe is of the country of its language', () => {
  it.each([
    // 20 to 25 cl of milk
    ['1 verre de lait', 'fr', 'ml', 200, 250],
    ['2 verres de lait', 'fr', 'ml', 400, 500],
    ['1 verre à moutarde de lait', 'fr', 'ml', 150, 250],
    ['1 tasse à café de lait', 'fr', 'ml', 100, 100],
    ['1 bol de lait', 'fr', 'ml', 350, 400],
    ['1 louche de bouillon', 'fr', 'ml', 120, 250],
    ['1 vaso de leche', 'es', 'ml', 200, 250],
    ['1/2 vaso de vino blanco', 'es', 'ml', 100, 125],
    ['1 copita de brandy', 'es', 'ml', 50, 50],
    ['1 cucharón de caldo', 'es', 'ml', 120, 250],
    ['1 Schnapsglas Rum', 'de', 'ml', 20, 40],
    ['1 Becher Milch', 'de', 'ml', 200, 250],
    ['1 Achtelliter Milch', 'de', 'ml', 125, 125],
    ['1 Viertelliter Milch', 'de', 'ml', 250, 250],
    ['2 Kellen Brühe', 'de', 'ml', 240, 500],
    ['1 ladle chicken stock', 'en', 'ml', 120, 250],
  ] as const)('%s (%s): about %d to %d', (text, language, unit, low, high) => {
    expect(line(text, language)).toMatchObject({ text, held: { unit, low, high } });
  });

  it('holds grams of what is weighed, by the vessel and by the sources', () => {
    // 116 to 142 g a US cup of flour: 125 ml of the lightest to 150 ml of the heaviest
    const held = line('1 pot de yaourt de farine', 'fr')?.held;
    expect(held?.unit).toBe('g');
    expect(held?.low).toBeGreaterThan(55);
    expect(held?.high).toBeLessThan(100);
  });

  it.each([
    ['1 petit verre de lait', 'fr'],
    ['1 verre (150 ml) de lait', 'fr'],
    ['1 Becher Sahne', 'de'], // a packet
    ['1 verre', 'de'],
    ['1 glass of milk', 'en'],
    ['1 taza de café', 'es'],
  ] as const)('%s (%s): not said', (text, language) => {
    expect(line(text, language)?.held ?? null).toBeNull();
  });
});

// 125 to 150 ml; a US cup holds 200 g of sugar, 120 to 125 g of flour (USDA, King Arthur)
it('a pot is that of the yogurt in the cake that is measured in it', () => {
  const cake = '1 pot de yaourt nature\n2 pots de sucre\n3 pots de farine\n1/2 pot d’huile de tournesol';
  const { ingredients } = recipe(`Gâteau\n\nIngrédients\n${cake}\n`, 'fr', { language: 'fr' });
  const [yogurt, sugar, flour, oil] = ingredients;
  expect(yogurt).toMatchObject({ packet: { low: 125 }, held: null });
  expect(sugar?.held?.low).toBeCloseTo((250 * 200) / 236.588, -1);
  expect(sugar?.held?.high).toBeCloseTo((300 * 200) / 236.588, -1);
  expect(flour?.held?.low).toBeCloseTo((375 * 120) / 236.588, -1);
  expect(flour?.held?.high).toBeCloseTo((450 * 125) / 236.588, -1);
  expect(oil?.held).toMatchObject({ unit: 'ml', low: 62.5, high: 75 });
});
