import { describe, expect, it } from 'vitest';
import { contextIn } from '../../tests/ask/context.ts';
import type { PackCode } from '../../tests/packs.ts';
import type { CountryId } from '../kitchens/kitchens.ts';
import { parseTypedAmount } from './parseTypedAmount.ts';

const PACK_COUNTRY = { en: 'us', fr: 'fr', de: 'de', es: 'es' } as const satisfies Record<
  PackCode,
  CountryId
>;

function read(language: PackCode, text: string) {
  const names = contextIn(language).data[language]?.names;
  if (!names) throw new Error(language);
  return parseTypedAmount(text, names, PACK_COUNTRY[language]);
}

describe('typedAmount', () => {
  it.each<[PackCode, string, string, string, string | null, string?]>([
    ['en', '2 cups flour', '2', 'cup', 'flour'],
    ['en', '1 1/2 cups of brown sugar', '1 1/2', 'cup', 'brown-sugar'],
    ['en', '3 Tbsp. butter', '3', 'tbsp', 'butter'],
    ['en', '½ c sliced almonds', '½', 'cup', 'almonds-whole', 'sliced'],
    ['en', '250g icing sugar', '250', 'g', 'powdered-sugar'],
    ['en', '8 fl oz milk', '8', 'fl_oz', 'milk'],
    ['en', '1,000 g flour', '1,000', 'g', 'flour'],
    ['en', '2 cups', '2', 'cup', null],
    ['en', 'two cups of flour', '2', 'cup', 'flour'],
    ['en', '3 lb 4 oz', '3.25', 'lb', null],
    ['en', '1 stick of butter', '1', 'stick', 'butter'],
    ['fr', '2 c. à s. de miel', '2', 'tbsp', 'honey'],
    ['fr', '1,5 tasse de farine', '1,5', 'cup', 'flour'],
    ['fr', '100 g d’huile', '100', 'g', 'oil'],
    ['fr', '1/2 tasse de farine', '1/2', 'cup', 'flour'],
    ['de', '2 EL Honig', '2', 'tbsp', 'honey'],
    ['de', '1/2 TL Salz', '1/2', 'tsp', 'salt'],
    ['de', '250 g Mehl', '250', 'g', 'flour'],
    ['es', '2 tazas de harina', '2', 'cup', 'flour'],
  ])('%s: %s', (language, text, number, measure, food, way) => {
    const typed = read(language, text);
    expect(typed).toMatchObject({ number, measure, unknown: false });
    expect(typed?.food?.food.id ?? null).toBe(food);
    if (way) expect(typed?.food?.way?.id).toBe(way);
  });

  // Sizes as HOUSEHOLD_MEASURES has them from its sources.
  it.each<[PackCode, string, string, readonly number[], string | null]>([
    ['fr', '2 verres de farine', '', [400, 500], 'flour'],
    ['fr', '1 pot de yaourt de sucre', '', [125, 150], 'sugar'],
    ['fr', '1 tasse à café de riz', '100', [], 'rice'],
    ['de', '1 Becher Sahne', '', [200, 250], 'cream'],
    ['es', '1 vaso de harina', '', [200, 250], 'flour'],
    ['es', '2 vasos', '', [400, 500], null],
  ])('%s: %s in milliliters', (language, text, number, sizes, food) => {
    const typed = read(language, text);
    expect(typed).toMatchObject({ number, sizes, unknown: false });
    expect(typed?.food?.food.id ?? null).toBe(food);
  });

  it('says that it does not know a food', () => {
    expect(read('en', '2 cups plutonium')).toMatchObject({ food: null, unknown: true });
  });

  it.each([
    '',
    '2',
    '2 1/2',
    'flour',
    'cups',
    '2 eggs',
    '2 cupsflour',
    '1e3',
    '1/0 cups flour',
    '<b>2 cups</b>',
    '1 cup 100 g flour',
    '2-3 cups flour',
  ])('leaves %j alone', (text) => expect(read('en', text)).toBeNull());
});
