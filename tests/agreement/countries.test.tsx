/**
 * Every country in every tool that shows amounts: what a cook there is shown first. By design 5 and the sources that
 * `kitchens.ts`, `markets.ts` and `householdMeasures.ts` name; each country is read in a language of its cooks.
 */
import { ask } from '@gramwise/engine/api/ask.ts';
import { portions } from '@gramwise/engine/api/calculators.ts';
import { convertRecipe, readRecipe } from '@gramwise/engine/api/text.ts';
import { eggSizes } from '@gramwise/engine/calculators/eggSizes.ts';
import { portionsCountry } from '@gramwise/engine/calculators/portions/portions.ts';
import { allFoods } from '@gramwise/engine/foods/listFoods.ts';
import { foods } from '@gramwise/engine/foods/lists/en.ts';
import { initialSystem } from '@gramwise/engine/kitchens/initialSystem.ts';
import { kitchenFor } from '@gramwise/engine/kitchens/kitchen.ts';
import { COUNTRY_IDS, type CountryId, panOrigin } from '@gramwise/engine/kitchens/kitchens.ts';
import { packMarkets, wordsCountry } from '@gramwise/engine/kitchens/markets.ts';
import { en } from '@gramwise/engine/language/en.ts';
import { milliliters } from '@gramwise/engine/recipes/values.ts';
import { PACKS } from '@gramwise/engine/tests/packs.ts';
import { vesselsOf } from '@gramwise/engine/vessels/countedVessels.ts';
import { describe, expect, it } from 'vitest';
import { LANGUAGES, type Language } from '#catalogs/languages.ts';
import { messagesFor } from '#catalogs/messages.ts';
import { filledFields, sizesFor } from '#features/eggs/eggForm.ts';
import { piecesIn } from '#features/foods/usualPieces.ts';
import { yourWeights } from '#features/foods/yours/yourWeights.ts';
import { usualUnits } from '#features/kitchenSheet/sheet.ts';
import { startSetting } from '#features/oven/ovenSetting.ts';
import { formatAmount } from '#features/recipe/text/amountText.ts';
import { kitchenView } from '#features/recipe/text/textView.ts';
import { unitsFor } from '#tools/amount/unitsFor.ts';

const answerIn = (country: CountryId, question: string) => {
  const asked = ask(question, { languages: [en], foods, kitchen: kitchenFor(country) });
  return asked.ok && 'answer' in asked.value ? asked.value.answer : null;
};
const sizeIn = (country: CountryId, unit: string) => {
  const answer = answerIn(country, `1 ${unit} of water in ml`);
  return answer?.kind === 'amount' ? Math.round((answer.main.values[0] ?? 0) * 10) / 10 : null;
};
const plain = (text: string) => text.replace(/\s/g, ' ');

/** A pound, as each language asks for it. */
const POUNDS: Readonly<Record<Language, string>> = {
  en: '1 pound of flour in grams',
  fr: '1 livre de farine en grammes',
  de: '1 Pfund Mehl in Gramm',
  es: '1 libra de harina en gramos',
};
const EGGS: Readonly<Record<Language, string>> = {
  en: '10 eggs in grams',
  fr: '10 œufs en grammes',
  de: '10 Eier in Gramm',
  es: '10 huevos en gramos',
};
/** Grams of what is asked for in a language. */
const gramsIn = (country: CountryId, language: Language, question: string) => {
  const asked = ask(question, {
    languages: [PACKS[language]],
    foods: { language, words: PACKS[language].line, foods: allFoods(language) },
    kitchen: kitchenFor(country),
  });
  const answer = asked.ok && 'answer' in asked.value ? asked.value.answer : null;
  return answer?.kind === 'amount' ? Math.round(answer.main.values[0] ?? 0) : null;
};

/** What each tool shows first to a cook of a country who reads a language. */
const TOOLS: Readonly<Record<string, (country: CountryId, language: Language) => unknown>> = {
  /** Milliliters of a cup, where the country has one, of a tablespoon and of a teaspoon. */
  field: (country) =>
    [
      kitchenFor(country).cup && sizeIn(country, 'cup'),
      sizeIn(country, 'tablespoon'),
      sizeIn(country, 'teaspoon'),
    ].join('/'),
  /** Grams of what a pound is called there. */
  pound: (country, language) => gramsIn(country, language, POUNDS[language]),
  /** The first unit, and what the menu has besides the language’s. */
  converter: (country, language) => {
    const { usual } = unitsFor(language, kitchenFor(country));
    return [usual[0], ...usual.filter((unit) => !unitsFor(language).usual.includes(unit))].join(' ');
  },
  /** A US cup of milk. */
  reader: (country) => {
    const read = readRecipe('Ingredients\n1 cup milk\n', { languages: [en], foods, country: 'us' });
    const to = initialSystem(kitchenFor(country)) === 'us' ? 'us' : 'metric';
    const lines = read.ok ? convertRecipe(read.value, { to, kitchen: country }).lines : [];
    return lines.at(-1)?.text.replace(' milk', '');
  },
  /** 240 ml or a cup of milk. */
  recipe: (country, language) =>
    plain(
      formatAmount(
        language,
        messagesFor(language, 'recipe').recipe.text,
        milliliters(240, [1, 'cup']),
        { liquid: true },
        kitchenView(kitchenFor(country)),
      ),
    ),
  /** Whose eggs the page of a food lists first. */
  'food page': (country, language) => piecesIn(language, 'whole-egg', country)[0]?.market,
  /** The first pack of butter. */
  packs: (country, language) => {
    const [first] = piecesIn(language, 'butter', country);
    return `${first?.market} ${Math.round(first?.grams ?? 0)}`;
  },
  /** Whose packs recipes from there count. */
  'recipe’s packs': (country) => packMarkets(country).join(' '),
  /** Milliliters of the cup, or the jug, and of the tablespoon; nothing where the page has them. */
  chart: (country, language) =>
    yourWeights({ food: 'flour', cups: [125] }, kitchenFor(country), language)
      ?.slice(0, 2)
      .map((row) => Math.round(row.milliliters))
      .join('/') ?? '',
  sheet: (country) => usualUnits(kitchenFor(country))[0],
  /** The scale to start with, and the one that a question in the other is answered in. */
  oven: (country) => {
    const { scale } = startSetting(kitchenFor(country).oven);
    const answer = answerIn(country, scale === 'celsius' ? '350 F oven' : '180 C oven');
    return answer?.kind === 'oven' && answer.to === scale ? scale : answer;
  },
  portions: (country) => portionsCountry(country),
  /** Whose pans are listed first, and swapped. */
  pans: (country) => panOrigin(country),
  eggs: (country, language) =>
    sizesFor(LANGUAGES[language].kitchen, country, { sizes: eggSizes(), parts: [] })[0]?.country,
  /** The largest vessel of a kitchen without a scale. */
  'without a scale': (country) => vesselsOf(country)[0]?.id,
  /** Milliliters of the largest shot glass; null where no source says. */
  'shot glass': (country, language) => {
    const named = vesselsOf(wordsCountry(LANGUAGES[language].kitchen, country));
    return named.find(({ id }) => id === 'shotGlass')?.high ?? null;
  },
};

type Row = readonly [language: Language, ...shown: unknown[]];

const C = 'celsius';
const F = 'fahrenheit';

// biome-ignore format: a table
const EXPECTED: Readonly<Record<CountryId, Row>> = {
  //         field             pound converter                                                       reader     recipe              food page packs     recipe’s packs chart     sheet   oven portions pans      eggs  no scale        shot glass
  us: ['en', '236.6/14.8/4.9', 454,  'milliliters',                                                  '1 cup',   '1 cup',            'us',     'us 113', 'us',          '',       'cup',  F,   'us',    'us',     'us', 'cup',          44  ],
  ca: ['fr', '250/15/5',       454,  'grams metric_cup',                                             '235 ml',  '240 ml (1 tasse)', 'ca',     'ca 454', 'ca us',       '250/15', 'cup',  F,   'ca',    'us',     'ca', 'cup',          null],
  gb: ['en', '/15/5',          454,  'milliliters metric_tablespoon metric_teaspoon',                '235 ml',  '240 ml',           'eu',     'eu 250', 'eu',          '100/15', 'tbsp', C,   'gb',    'europe', 'eu', 'ladle',        35  ],
  ie: ['en', '/15/5',          454,  'milliliters metric_tablespoon metric_teaspoon',                '235 ml',  '240 ml',           'eu',     'eu 250', 'eu',          '100/15', 'tbsp', C,   'gb',    'europe', 'eu', 'ladle',        44  ],
  au: ['en', '250/20/5',       454,  'milliliters metric_cup australian_tablespoon metric_teaspoon', '235 ml',  '240 ml (1 cup)',   'us',     'us 113', '',            '250/20', 'cup',  C,   'au',    'europe', 'au', 'cup',          44  ],
  nz: ['en', '250/15/5',       454,  'milliliters metric_cup metric_tablespoon metric_teaspoon',     '235 ml',  '240 ml (1 cup)',   'us',     'us 113', '',            '250/15', 'cup',  C,   'au',    'europe', 'nz', 'cup',          44  ],
  in: ['en', '250/15/5',       454,  'milliliters metric_cup metric_tablespoon metric_teaspoon',     '235 ml',  '240 ml (1 cup)',   'us',     'us 113', '',            '250/15', 'cup',  C,   'gb',    'europe', 'us', 'cup',          44  ],
  jp: ['en', '200/15/5',       454,  'milliliters japanese_cup metric_tablespoon metric_teaspoon',   '235 ml',  '240 ml',           'us',     'us 113', '',            '200/15', 'cup',  C,   'us',    'europe', 'us', 'cup',          44  ],
  fr: ['fr', '/15/5',          500,  'grams',                                                        '23.5 cl', '24 cl',            'eu',     'eu 250', 'fr eu',       '',       'tbsp', C,   'fr',    'europe', 'eu', 'bowl',         null],
  be: ['fr', '/15/5',          500,  'grams',                                                        '23.5 cl', '24 cl',            'eu',     'eu 250', 'eu',          '',       'tbsp', C,   'fr',    'europe', 'eu', 'bowl',         null],
  de: ['de', '/15/5',          500,  'grams',                                                        '235 ml',  '240 ml',           'eu',     'eu 250', 'de eu',       '',       'tbsp', C,   'de',    'europe', 'eu', 'waterGlass',   40],
  at: ['de', '/15/5',          500,  'grams',                                                        '235 ml',  '240 ml',           'eu',     'eu 250', 'de eu',       '',       'tbsp', C,   'at',    'europe', 'eu', 'breakfastCup', 60],
  ch: ['de', '/15/5',          500,  'grams deciliter',                                              '2.35 dl', '2,4 dl',           'eu',     'eu 250', 'eu',          '',       'tbsp', C,   'ch',    'europe', 'eu', 'waterGlass',   40],
  es: ['es', '/15/5',          454,  'grams',                                                        '235 ml',  '240 ml',           'eu',     'eu 250', 'es eu',       '',       'tbsp', C,   'es',    'europe', 'eu', 'waterGlass',   null],
  mx: ['es', '240/15/5',       454,  'grams us_legal_cup',                                           '235 ml',  '240 ml (1 taza)',  'mx',     'mx 90',  'mx',          '240/15', 'cup',  C,   'es',    'europe', 'us', 'cup',          60],
  ar: ['es', '240/15/5',       454,  'grams us_legal_cup',                                           '235 ml',  '240 ml (1 taza)',  'eu',     'ar 200', 'ar',          '240/15', 'cup',  C,   'es',    'europe', 'eu', 'cup',          null],
  cl: ['es', '240/15/5',       454,  'grams us_legal_cup',                                           '235 ml',  '240 ml (1 taza)',  'cl',     'cl 250', 'cl',          '240/15', 'cup',  C,   'es',    'europe', 'cl', 'cup',          null],
  co: ['es', '240/15/5',       500,  'grams us_legal_cup',                                           '235 ml',  '240 ml (1 taza)',  'eu',     'eu 250', '',            '240/15', 'cup',  C,   'es',    'europe', 'eu', 'cup',          null],
  pe: ['es', '240/15/5',       454,  'grams us_legal_cup',                                           '235 ml',  '240 ml (1 taza)',  'eu',     'eu 250', 'pe',          '240/15', 'cup',  C,   'es',    'europe', 'eu', 'cup',          null],
};

describe.each(COUNTRY_IDS)('in %s', (country) => {
  const [language, ...shown] = EXPECTED[country];

  it.each(Object.keys(TOOLS).map((tool, index) => [tool, shown[index]] as const))(
    'the %s shows %s first',
    (tool, first) => {
      expect(TOOLS[tool]?.(country, language)).toBe(first);
    },
  );
});

it('has a column for each tool', () => {
  for (const country of COUNTRY_IDS)
    expect(EXPECTED[country].length, country).toBe(Object.keys(TOOLS).length + 1);
});

// Of Australia and New Zealand only the converter of eggs has sizes; the field means those of its words there.
it.each(COUNTRY_IDS.filter((country) => country !== 'au' && country !== 'nz'))(
  'an egg in %s weighs in the field what the converter of eggs starts with',
  (country) => {
    const [language] = EXPECTED[country];
    const sizes = sizesFor(LANGUAGES[language].kitchen, country, { sizes: eggSizes(), parts: [] });
    const { to } = filledFields({ eggs: '', part: '', country: '', size: '', to: '' }, sizes);
    const grams = sizes.find(({ id }) => id === to)?.grams ?? 0;
    const shown = gramsIn(country, language, EGGS[language]) ?? 0;
    expect(Math.abs(shown / 10 - grams)).toBeLessThan(1);
  },
);

it.each([
  ['how many cups of soup for 4', 'metric_cup'],
  ['how many tablespoons of sauce for 4', 'australian_tablespoon'],
])('%s: counted by the measures that the cook chose', (question, named) => {
  const kitchen = {
    ...kitchenFor('us'),
    cup: 'metric_cup',
    tablespoon: 'australian_tablespoon',
  } as const;
  const asked = ask(question, { languages: [en], foods, kitchen, portions });
  expect(asked).toMatchObject({ ok: true, value: { answer: { kind: 'portions', named } } });
});
