import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { Language } from '#catalogs/languages.ts';
import { figuresIn } from './figures.tsx';

const FIGURES = figuresIn('en');

/** A component's HTML, with no-break spaces as `_` and table cells separated by `|`. */
function html(name: keyof typeof FIGURES, props: object, language: Language = 'en'): string {
  const Component = figuresIn(language)[name] as React.ComponentType<object>;
  return renderToStaticMarkup(<Component {...props} />).replaceAll('\u00a0', '_');
}
function cells(name: keyof typeof FIGURES, props: object): string[] {
  return html(name, props)
    .split(/<\/tr>|<\/caption>/)
    .map((row) => row.replace(/<\/t[hd]><t[hd][^>]*>/g, ' | ').replace(/<[^>]*>/g, ''))
    .filter(Boolean);
}

// Worked out by hand: the home converter's factors, cup 236.59 ml, tablespoon 14.79, ounce 28.35 g, and the weights of a
// US cup by the USDA: flour 125 g, sugar 200 g, oats 81 g, honey 339 g, oil 218 g; water 1 g/ml.
describe('Amount', () => {
  it.each([
    [{ n: 2, from: 'cups', to: 'grams', of: 'flour', digits: 0 }, '250_g'],
    [{ n: 1 / 4, from: 'cups', to: 'grams', of: 'flour', digits: 0 }, '31_g'], // 31.25
    [{ n: 1, from: 'cups', to: 'tablespoons', digits: 0 }, '16_tbsp'], // 15.997
    [{ n: 1 / 3, from: 'cups', to: 'tablespoons', digits: 1 }, '5.3_tbsp'], // 5.33
    [{ n: 250, from: 'grams', to: 'cups', of: 'flour', digits: 2 }, '2_cups'],
    [{ n: 1, from: 'liters', to: 'grams', of: 'water', digits: 0 }, '1000_g'],
    [{ n: 500, from: 'milliliters', to: 'cups', digits: 2 }, '2.11_cups'], // 2.1134
    [{ n: 16, from: 'fluid_ounces', to: 'cups', digits: 0 }, '2_cups'], // 1.9997
    [{ n: 8, from: 'fluid_ounces', to: 'cups', digits: 2 }, '1_cup'], // 0.99988
    [{ n: 1, from: 'liters', to: 'grams', of: 'oil', digits: 0 }, '921_g'], // 218 / 236.588
    [{ n: 1, from: 'cups', to: 'ounces', of: 'salt', digits: 0 }, '10_oz'], // USDA: 292 g (/ 28.35 x 236.59 / 236.588 = 10.3)
    [{ n: 1, from: 'pounds', to: 'grams', digits: 0 }, '454_g'],
    [{ n: 16, from: 'cups', to: 'liters', digits: 2 }, '3.79_l'], // 3.78544
    [{ n: 16, from: 'cups', to: 'milliliters', digits: 0 }, '3785_ml'],
  ])('%o is %s', (props, text) => {
    expect(html('Amount', props)).toBe(text);
  });

  it.each<[Language, object, string]>([
    ['fr', { n: 100, from: 'milliliters', to: 'cups' }, '0,42_tasse (US)'], // 0.4227; singular below 2
    ['fr', { n: 500, from: 'milliliters', to: 'cups' }, '2,11_tasses (US)'],
    ['de', { n: 1, from: 'cups', to: 'grams', of: 'flour', digits: 1 }, '125_g'],
    ['fr', { n: 1, from: 'metric_tablespoon', to: 'grams', of: 'flour', digits: 0 }, '8_g'], // 7.93
  ])('in %s, %o is %s', (language, props, text) => {
    expect(html('Amount', props, language)).toBe(text);
  });

  it.each([
    [{ n: 1, from: 'cups', to: 'grams' }, /1 cups to grams: failed/],
    [{ n: 1, from: 'cup', to: 'grams', of: 'flour' }, /unknown-unit/],
    [{ n: 1, from: 'cups', to: 'grams', of: 'flower' }, /no such ingredient/],
    [{ n: 0, from: 'cups', to: 'liters' }, /amount-not-positive/],
  ])('stops the build for %o', (props, message) => {
    expect(() => html('Amount', props)).toThrow(message);
  });
});

describe('Degrees', () => {
  it.each([
    [{ n: 180, from: 'celsius', to: 'fahrenheit', digits: 0 }, '356_°F'],
    [{ n: 350, from: 'fahrenheit', to: 'celsius', digits: 1 }, '176.7_°C'],
    [{ n: 165, from: 'fahrenheit', to: 'celsius' }, '74_°C'], // 73.9
    [{ n: -40, from: 'celsius', to: 'fahrenheit', digits: 0 }, '−40_°F'],
    [{ n: 25, from: 'fahrenheit', to: 'celsius', digits: 0 }, '−4_°C'], // -3.9
  ])('%o is %s', (props, text) => {
    expect(html('Degrees', props)).toBe(text);
  });

  it('stops the build below absolute zero', () => {
    expect(() => html('Degrees', { n: -300, from: 'celsius', to: 'fahrenheit' })).toThrow(/absolute-zero/);
  });
});

describe('tables', () => {
  it('shows cups and spoons as the fractions they come in', () => {
    const props = { caption: 'Sugar', from: 'cups', to: ['grams', 'ounces'], of: 'sugar', digits: 1 };
    expect(cells('ConversionTable', { ...props, amounts: [0.25, 1 / 3, 1, 1.5, 0.7] })).toEqual([
      'Sugar',
      'Cups | Grams | Ounces',
      '1/4_cup | 50_g | 1.8_oz',
      '1/3_cup | 66.7_g | 2.4_oz',
      '1_cup | 200_g | 7.1_oz',
      '1 1/2_cups | 300_g | 10.6_oz',
      '0.7_cups | 140_g | 4.9_oz', // 4.94
    ]);
  });

  it('shows other units as decimals, and exactly one as 1', () => {
    const props = { caption: 'Ounces', from: 'ounces', to: ['grams'], digits: 0 };
    expect(cells('ConversionTable', { ...props, amounts: [0.5, 1, 16] })).toEqual([
      'Ounces',
      'Ounces | Grams',
      '0.5_ounces | 14_g',
      '1_ounce | 28_g',
      '16_ounces | 454_g', // 453.6
    ]);
  });

  it('weighs ingredients', () => {
    const props = { caption: 'One cup', amount: 1, from: 'cups', to: 'grams', digits: 0 };
    expect(cells('IngredientTable', { ...props, ingredients: ['oats', 'flour', 'honey'] })).toEqual([
      'One cup',
      'Ingredient | Grams',
      'Rolled Oats | 81_g',
      'All-Purpose Flour | 125_g',
      'Honey | 339_g',
    ]);
  });

  it('stops the build on an unknown ingredient', () => {
    const props = { caption: '', amount: 1, from: 'cups', to: 'grams', ingredients: ['sand'] };
    expect(() => cells('IngredientTable', props)).toThrow(/sand: there is no such ingredient/);
  });

  it('converts degrees, without decimals by default', () => {
    const props = { caption: 'Frying', from: 'celsius', to: 'fahrenheit', amounts: [160, 175] };
    expect(cells('DegreesTable', props)).toEqual([
      'Frying',
      'Celsius | Fahrenheit',
      '160_°C | 320_°F',
      '175_°C | 347_°F',
    ]);
  });
});

it.each([
  ['narrow', ['grams'], '<div data-table=""><table><caption>100_g of sugar</caption>'],
  [
    'wide',
    ['grams', 'ounces', 'pounds'],
    '<div data-table="" role="group" tabindex="0" aria-label="100_g of sugar"><table>',
  ],
])('frames a %s table and keeps amounts in its caption on one line', (_, to, start) => {
  const props = { caption: '100 g of sugar', from: 'cups', to, of: 'sugar', amounts: [1] };
  expect(html('ConversionTable', props).startsWith(start)).toBe(true);
});

it('throws only while rendering, so that Astro sees the error', () => {
  expect(FIGURES.Amount({ n: 0, from: 'cups', to: 'liters' })).toMatchObject({ type: expect.any(Function) });
});
