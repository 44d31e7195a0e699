import { defaultKitchen, kitchenFor, withCustomCup } from '@gramwise/engine/kitchens/kitchen.ts';
import { measuredFoods } from '@gramwise/engine/tests/foods/measuredFoods.ts';
import { describe, expect, it } from 'vitest';
import { LANGUAGE_CODES, LANGUAGES, type Language } from '#catalogs/languages.ts';
import { sheetMessages } from '#pages/_kitchenSheet/sheetMessages.ts';
import { findFoodById } from '#tools/foodField/foodOptions.ts';
import { buildLines, sheetSizes, toChosenFood } from './lines.ts';
import {
  createReverseFormatter,
  formatGramsInColumn,
  formatSizes,
  listEquivalents,
  listOvenSettings,
  orderOvenScales,
} from './sheetText.ts';

const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ');
const kitchenOf = (language: Language) => defaultKitchen(LANGUAGES[language].kitchen);
const EVERY = Object.fromEntries(
  LANGUAGE_CODES.map((language) => {
    const list = measuredFoods(language);
    return [language, { complete: true, find: (id: string) => findFoodById(list, id) }];
  }),
) as Record<Language, Parameters<typeof buildLines>[1]>;
const line = (id: string, as = '', kitchen = kitchenOf('en')) => {
  const [first] = buildLines([{ id, as }], EVERY.en, kitchen);
  if (!first) throw new Error(id);
  return first;
};

describe('what the measures hold', () => {
  const sizeTexts = (language: Language, kitchen = kitchenOf(language)) =>
    formatSizes(language, sheetMessages(language), kitchen, ['cup', 'tbsp', 'tsp']).map(plain);

  it('is given in each language, with the cup of recipes for a cook who weighs', () => {
    expect(sizeTexts('en')).toEqual(['1 cup = 237 ml', '1 tbsp = 14.8 ml', '1 tsp = 4.9 ml']);
    expect(sizeTexts('fr')).toEqual(['1 tasse (US) = 237 ml', '1 c. à s. = 15 ml', '1 c. à c. = 5 ml']);
    expect(sizeTexts('de')).toEqual(['1 US-Tasse = 237 ml', '1 EL = 15 ml', '1 TL = 5 ml']);
  });

  it('is left out of measures that no column has', () => {
    // The name says the size.
    expect(formatSizes('es', sheetMessages('es'), kitchenFor('mx'), ['cup']).map(plain)).toEqual([
      '1 taza de 240 ml',
    ]);
    expect(formatSizes('de', sheetMessages('de'), kitchenOf('de'), ['tbsp', '100ml']).map(plain)).toEqual([
      '1 EL = 15 ml',
    ]);
  });

  it('follows the kitchen', () => {
    expect(sizeTexts('en', kitchenFor('au'))).toEqual([
      '1 metric cup = 250 ml',
      '1 tbsp = 20 ml',
      '1 tsp = 5 ml',
    ]);
  });
});

describe('the weight of a measure', () => {
  const sizes = sheetSizes(kitchenFor('us'));
  it('is the measured one, and follows the way the cup is filled', () => {
    // King Arthur and USDA, as in the table of foods.
    expect(formatGramsInColumn('en', line('flour'), 'cup', sizes)).toBe('125');
    expect(formatGramsInColumn('en', line('flour', 'scooped'), 'cup', sizes)).toBe('142');
    expect(formatGramsInColumn('en', line('flour'), 'tsp', sizes)).toBe('2.6');
    expect(line('flour', 'scooped').name).toBe('Scooped all-purpose flour');
    expect(line('brown-sugar-loose').as).toBe('loose');
  });

  it("is the visitor's own for the usual way only", () => {
    const kitchen = withCustomCup(kitchenFor('us'), 'flour', 140);
    expect(line('flour', '', kitchen).usesOwnWeight).toBe(true);
    expect(formatGramsInColumn('en', line('flour', '', kitchen), 'cup', sizes)).toBe('140');
    expect(line('flour', 'sifted', kitchen).usesOwnWeight).toBe(false);
  });

  it('is in the URL as chosen', () => {
    expect(toChosenFood(line('flour', 'spooned'))).toEqual({ id: 'flour', as: '' });
    expect(toChosenFood(line('flour', 'sifted'))).toEqual({ id: 'flour', as: 'sifted' });
  });

  it('has a reverse text for every food in every language', () => {
    for (const language of LANGUAGE_CODES) {
      const kitchen = kitchenOf(language);
      const back = createReverseFormatter(language, sheetMessages(language), sheetSizes(kitchen));
      const all = measuredFoods(language).map(({ id }) => ({ id, as: '' }));
      for (const each of buildLines(all, EVERY[language], kitchen))
        expect(back(each), each.name).toMatch(/\S/);
    }
    expect(plain(createReverseFormatter('en', sheetMessages('en'), sizes)(line('flour')))).toBe(
      '3/4 cup + 2 tsp',
    );
  });
});

describe('unknown foods', () => {
  const asked = [
    { id: 'unicorn', as: '' },
    { id: 'honey', as: 'frozen' },
  ];
  it('are left out; if no others are left, the usual ones are used once all foods are loaded', () => {
    expect(buildLines(asked, EVERY.en, kitchenOf('en')).map(({ food }) => food.id)).toEqual(['honey']);
    expect(buildLines(asked.slice(0, 1), EVERY.en, kitchenOf('en'))).toHaveLength(15);
    expect(buildLines(asked.slice(0, 1), { ...EVERY.en, complete: false }, kitchenOf('en'))).toEqual([]);
    expect(buildLines([], EVERY.en, kitchenOf('en'))).toEqual([]);
  });
});

describe('the oven', () => {
  it("shows the visitor's scale first, and the thermostat where it is used", () => {
    expect(orderOvenScales('fahrenheit', false)).toEqual(['fahrenheit', 'celsius', 'fan', 'gas-mark']);
    expect(orderOvenScales('celsius', true)).toEqual([
      'celsius',
      'fan',
      'fahrenheit',
      'gas-mark',
      'thermostat',
    ]);
    expect(orderOvenScales('thermostat', false)[0]).toBe('thermostat');
  });

  it('agrees in every scale: gas mark 4 is 350 °F, 180 °C and thermostat 6', () => {
    const at = (scale: Parameters<typeof listOvenSettings>[0]) => listOvenSettings(scale)[5];
    expect((['gas-mark', 'fahrenheit', 'celsius', 'fan', 'thermostat'] as const).map(at)).toEqual([
      '4',
      '350',
      '180',
      '160',
      '6',
    ]);
  });
});

it('gives cups in spoons', () => {
  const equivalentTexts = (country: 'us' | 'au') =>
    listEquivalents('en', sheetMessages('en'), sheetSizes(kitchenFor(country))).map((row) =>
      plain([row.name, row.spoons, row.milliliters].join(' / ')),
    );
  expect(equivalentTexts('us')).toEqual([
    '1 cup / 16 tbsp / 237 ml',
    '3/4 cup / 12 tbsp / 177 ml',
    '2/3 cup / 10 tbsp + 2 tsp / 158 ml',
    '1/2 cup / 8 tbsp / 118 ml',
    '1/3 cup / 5 tbsp + 1 tsp / 78.9 ml',
    '1/4 cup / 4 tbsp / 59.1 ml',
    '1 tbsp / 3 tsp / 14.8 ml',
  ]);
  expect(equivalentTexts('au')).toContain('1/3 cup / ≈ 4 tbsp + 1/2 tsp / 83.3 ml');
  expect(equivalentTexts('au')).toContain('1 tbsp / 4 tsp / 20 ml');
});
