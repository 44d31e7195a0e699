import { describe, expect, it } from 'vitest';
import type { Language } from '#catalogs/languages.ts';
import { recipe } from '../../../../tests/reader/converted.ts';

const HEADINGS = { en: 'Ingredients', fr: 'Ingrédients', de: 'Zutaten', es: 'Ingredientes' };

const line = (text: string, language: Language) =>
  recipe(`Test\n\n${HEADINGS[language]}\n${text}\n`, language, { language }).ingredients[0];

// Gastronomiac, Davidis, Valencia Noticias: a glass of 200 to 250 ml, a cup of coffee of 100 ml
describe('a glass in a recipe keeps its words and says what it holds', () => {
  it.each([
    ['1 verre de lait', 'fr', 200, 250],
    ['2 vasos de leche', 'es', 200, 250],
    ['1 Wasserglas Milch', 'de', 200, 250],
    ['1 tasse à café de lait', 'fr', 100, 100],
  ] as const)('%s (%s): %d to %d ml', (text, language, low, high) => {
    expect(line(text, language)).toMatchObject({ text, holds: { low, high, unit: 'ml' } });
  });

  it('in grams for a food that is weighed', () => {
    const { holds } = line('1 verre de sucre', 'fr') ?? {};
    // 200 g a US cup by the USDA, 198 by King Arthur
    expect(holds?.unit).toBe('g');
    expect(holds?.low).toBeGreaterThan(160);
    expect(holds?.high).toBeLessThan(215);
  });

  it.each([
    ['1 verre de lait (20 cl)', 'fr'], // its own figure wins
    ['1 glass of milk', 'en'], // no source
    ['200 ml de lait', 'fr'],
  ] as const)('%s (%s): nothing is added', (text, language) => {
    expect(line(text, language)?.holds).toBeNull();
  });
});
