import { allFoods } from '@gramwise/engine/foods/listFoods.ts';
import { describe, expect, it } from 'vitest';
import { LANGUAGES, type Language } from '#i18n/languages.ts';
import { messagesFor } from '#i18n/messages.ts';
import { readRequest } from './request.ts';

const read = (language: Language, text: string) =>
  readRequest(
    text,
    LANGUAGES[language].decimal,
    messagesFor(language, 'converter', 'units', 'fills', 'foodField'),
    allFoods(language),
  );

describe('readRequest', () => {
  it.each<[Language, string, number, string, string | null, string?]>([
    ['en', '2 cups flour', 2, 'cups', 'flour'],
    ['en', '1 1/2 cups of brown sugar', 1.5, 'cups', 'brown-sugar'],
    ['en', '3 Tbsp. butter', 3, 'tablespoons', 'butter'],
    ['en', '½ c sliced almonds', 0.5, 'cups', 'almonds-whole', 'sliced'],
    ['en', '250g icing sugar', 250, 'grams', 'powdered-sugar'],
    ['en', '8 fl oz milk', 8, 'fluid_ounces', 'milk'],
    ['en', '2 cups', 2, 'cups', null],
    ['en', '2 cups plutonium', 2, 'cups', null],
    ['fr', '2 c. à s. de miel', 2, 'tablespoons', 'honey'],
    ['fr', '1,5 tasse de farine', 1.5, 'cups', 'flour'],
    ['fr', '100 g d’huile', 100, 'grams', 'oil'],
    ['de', '2 EL Honig', 2, 'tablespoons', 'honey'],
    ['de', '1/2 TL Salz', 0.5, 'teaspoons', 'salt'],
    ['de', '250 g Mehl', 250, 'grams', 'flour'],
  ])('%s: %s', (language, text, amount, from, food, as = '') => {
    expect(read(language, text)).toMatchObject({
      amount,
      from,
      food: food && { ingredient: food, as },
    });
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
  ])('leaves %j alone', (text) => expect(read('en', text)).toBeNull());
});
