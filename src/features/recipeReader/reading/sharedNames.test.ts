import { describe, expect, it } from 'vitest';
import type { Language } from '#catalogs/languages.ts';
import { recipe } from '../../../../tests/reader/converted.ts';

const HEADINGS = { en: 'Ingredients', fr: 'Ingrédients', de: 'Zutaten', es: 'Ingredientes' };

function line(text: string, language: Language, settings: Parameters<typeof recipe>[2] = {}) {
  const { ingredients } = recipe(`Test\n\n${HEADINGS[language]}\n${text}\n`, language, {
    language,
    ...settings,
  });
  const [first] = ingredients;
  return { text: first?.text, shared: first?.shared };
}

// A US cup of Diamond Crystal is 128 g (King Arthur), of Morton 230 (label) to 256 g (King Arthur), of table salt 292 g (USDA);
// weights from 50 g on are rounded to 5 g.
describe('a volume of salt whose brand is open is kept, with what it may weigh', () => {
  it.each([
    ['1/2 cup kosher salt', 'en', [64, 128]],
    ['1 cup coarse kosher salt, divided', 'en', [128, 256]],
    ['1 cup coarse sea salt', 'en', [128, 292]],
    ['1 cup de gros sel', 'fr', [128, 292]],
    ['1 cup grobes Salz', 'de', [128, 292]],
    ['1 cup de sal gruesa', 'es', [128, 292]],
  ] as const)('%s (%s)', (text, language, shared) => {
    expect(line(text, language, { country: 'us' })).toEqual({ text, shared });
  });

  it('and scaled in cups', () => {
    expect(line('1/2 cup kosher salt', 'en', { scale: 2 })).toEqual({
      text: '1 cup kosher salt',
      shared: [128, 256],
    });
  });

  it.each([
    ['1/2 cup Diamond Crystal kosher salt', '64 g Diamond Crystal kosher salt'],
    ['1/2 cup kosher salt (Morton)', '115 g kosher salt (Morton)'],
    ['1/2 cup (70 g) kosher salt', '70 g kosher salt'],
    ['1 tsp kosher salt', '1 tsp kosher salt'],
    ['1/2 cup table salt', '146 g table salt'],
    ['4 oz kosher salt', '113 g kosher salt'],
    ['10 g kosher salt', '10 g kosher salt'],
  ])('%s is %s', (text, expected) => {
    expect(line(text, 'en')).toEqual({ text: expected, shared: null });
  });

  it('until a visitor says which one it is', () => {
    const choices = { 3: { food: 'salt-kosher-diamond' } };
    expect(line('1/2 cup kosher salt', 'en', { choices })).toEqual({
      text: '64 g kosher salt',
      shared: null,
    });
  });
});
