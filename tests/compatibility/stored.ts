/** What 1d35f89 leaves in a browser, and what it means. Rows are only added, never changed. */
import type { Language } from '#catalogs/languages.ts';

/** The key `kitchen` of localStorage for each country, then with choices of the visitor's own. */
const CHOSEN = [
  '{"country":"us","cup":"cups","tablespoon":"tablespoons","oven":"fahrenheit","measures":"cups"}',
  '{"country":"ca","cup":"metric_cup","tablespoon":"metric_tablespoon","oven":"fahrenheit","measures":"cups"}',
  '{"country":"gb","cup":null,"tablespoon":"metric_tablespoon","oven":"celsius","measures":"grams"}',
  '{"country":"au","cup":"metric_cup","tablespoon":"australian_tablespoon","oven":"celsius","measures":"cups"}',
  '{"country":"nz","cup":"metric_cup","tablespoon":"metric_tablespoon","oven":"celsius","measures":"cups"}',
  '{"country":"fr","cup":null,"tablespoon":"metric_tablespoon","oven":"celsius","measures":"grams"}',
  '{"country":"de","cup":null,"tablespoon":"metric_tablespoon","oven":"celsius","measures":"grams"}',
  '{"country":"at","cup":null,"tablespoon":"metric_tablespoon","oven":"celsius","measures":"grams"}',
  '{"country":"ch","cup":null,"tablespoon":"metric_tablespoon","oven":"celsius","measures":"grams"}',
  '{"country":"es","cup":null,"tablespoon":"metric_tablespoon","oven":"celsius","measures":"grams"}',
  '{"country":"mx","cup":"us_legal_cup","tablespoon":"metric_tablespoon","oven":"celsius","measures":"cups"}',
  '{"country":"jp","cup":"japanese_cup","tablespoon":"metric_tablespoon","oven":"celsius","measures":"grams"}',
  '{"country":"in","cup":"metric_cup","tablespoon":"metric_tablespoon","oven":"celsius","measures":"cups"}',
  '{"country":"de","cup":"us_legal_cup","tablespoon":"metric_tablespoon","oven":"celsius","measures":"grams"}',
  '{"country":"us","cup":null,"tablespoon":"tablespoons","oven":"fahrenheit","measures":"grams"}',
  '{"country":"gb","cup":"imperial_cup","tablespoon":"metric_tablespoon","oven":"gas-mark","measures":"grams"}',
  '{"country":"fr","cup":null,"tablespoon":"metric_tablespoon","oven":"thermostat","measures":"written"}',
  '{"country":"au","cup":"metric_cup","tablespoon":"metric_tablespoon","oven":"fan","measures":"cups"}',
];

interface StoredKitchen {
  /** Of the page that reads it. */
  language: Language;
  stored: string;
  kitchen: Readonly<Record<string, unknown>>;
  /** What the visitor's own figures say a US cup of 236.588 ml weighs, in grams, to a tenth. */
  usCups: Readonly<Record<string, number>>;
}

/** Nothing but own figures were kept. */
const ownFigures = (
  language: Language,
  stored: string,
  kitchen: Readonly<Record<string, unknown>>,
): StoredKitchen => {
  const { cups } = JSON.parse(stored);
  return { language, stored, kitchen: { ...kitchen, chosen: false, cups }, usCups: cups };
};

export const KITCHENS: readonly StoredKitchen[] = [
  ...CHOSEN.map((stored) => ({
    language: 'en' as const,
    stored,
    kitchen: { ...JSON.parse(stored), chosen: true, cups: {} },
    usCups: {},
  })),
  {
    language: 'fr',
    stored:
      '{"country":"us","cup":"cups","tablespoon":"tablespoons","oven":"fahrenheit","measures":"cups","cups":{"flour":130,"brown-sugar":198.5}}',
    kitchen: {
      country: 'us',
      cup: 'cups',
      tablespoon: 'tablespoons',
      oven: 'fahrenheit',
      measures: 'cups',
      chosen: true,
      cups: { flour: 130, 'brown-sugar': 198.5 },
    },
    usCups: { flour: 130, 'brown-sugar': 198.5 },
  },
  {
    // 130 g in a cup of 236.588 ml, before the visitor chose Australia's of 250 ml.
    language: 'en',
    stored:
      '{"country":"au","cup":"metric_cup","tablespoon":"australian_tablespoon","oven":"celsius","measures":"cups","cups":{"flour":137.36844329853332}}',
    kitchen: {
      country: 'au',
      cup: 'metric_cup',
      tablespoon: 'australian_tablespoon',
      oven: 'celsius',
      measures: 'cups',
      chosen: true,
      cups: { flour: 137.36844329853332 },
    },
    usCups: { flour: 130 },
  },
  ownFigures('en', '{"cups":{"flour":130}}', {
    country: 'us',
    cup: 'cups',
    tablespoon: 'tablespoons',
    oven: 'fahrenheit',
    measures: 'written',
  }),
  ownFigures('de', '{"cups":{"almonds-whole":150}}', {
    country: 'de',
    cup: null,
    tablespoon: 'metric_tablespoon',
    oven: 'celsius',
    measures: 'grams',
  }),
];

/** The key `language` of localStorage: where a visitor with it is led from a URL. */
export const LANGUAGE_KEYS = [
  ['en', '/faq?a=1#which-cup', null],
  ['fr', '/', '/fr'],
  ['de', '/faq?a=1#which-cup', '/de/faq?a=1#which-cup'],
  ['es', '/recipes/pad-thai?servings=2', '/es/recipes/pad-thai?servings=2'],
  ['es', '/de/faq', null],
] as const;

/** The key `timers` of sessionStorage at 10:00 UTC on May 20, 2026: a running, a paused and an ended one. */
export const TIMERS = {
  now: '2026-05-20T10:00:00Z',
  stored:
    '[{"name":"Beef Stew","step":3,"page":"/recipes/beef-stew","to":"/recipes/beef-stew?servings=3#step-3","id":"/recipes/beef-stew 3 5400","seconds":5400,"phase":"running","ends":1779276600000},{"id":"/tools/recipe-converter#recipe=abc 1 3600","name":"Käsekuchen","step":1,"page":"/tools/recipe-converter","to":"/de/tools/recipe-converter?pan=springform-24&step=1#recipe=abc","seconds":3600,"phase":"paused","left":3000000},{"id":"/recipes/beef-stew 1 60","name":"Beef Stew","step":1,"page":"/recipes/beef-stew","to":"/recipes/beef-stew?servings=3#step-3","seconds":60,"phase":"over"}]',
  /** Name, step, where it leads, phase, minutes left. */
  run: [
    ['Beef Stew', 3, '/recipes/beef-stew?servings=3#step-3', 'running', 90],
    ['Käsekuchen', 1, '/de/tools/recipe-converter?pan=springform-24&step=1#recipe=abc', 'paused', 50],
    ['Beef Stew', 1, '/recipes/beef-stew?servings=3#step-3', 'over', 0],
  ],
} as const;

/** The key `ticks` of sessionStorage, and the ticked lines by recipe. */
export const TICKS = {
  stored: '{"beef-stew":[0,3,5],"pad-thai":[1]}',
  lines: { 'beef-stew': [0, 3, 5], 'pad-thai': [1], 'miso-soup': [] },
} as const;
