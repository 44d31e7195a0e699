import { describe, expect, it } from 'vitest';
import { TRANSLATED, type Translated, TYPOGRAPHY } from '#tests/typography.ts';
import { DEFAULT_LANGUAGE, LANGUAGE_CODES, type Language } from './languages.ts';
import { CATALOGS } from './messages.ts';

type Tree = string | readonly Tree[] | { readonly [key: string]: Tree };

/** Every text of a catalog with its path, such as `home.hero.facts.0`. */
function texts(tree: Tree, path = ''): [path: string, text: string][] {
  if (typeof tree === 'string') return [[path, tree]];
  return Object.entries(tree).flatMap(([key, branch]) => texts(branch, path === '' ? key : `${path}.${key}`));
}

const textsIn = (language: Language) => new Map(texts(CATALOGS[language] as unknown as Tree));
const english = textsIn(DEFAULT_LANGUAGE);

const all = LANGUAGE_CODES.map((language) => [language, textsIn(language)] as const);
const translations = TRANSLATED.map((language) => [language, textsIn(language)] as const);

/** No text of ours, but a recipe with plain spaces, as people paste it. */
const PASTED = 'reader.example';

/** The texts that match a pattern, with their paths, so that a failure shows both. */
const showing = (catalog: Map<string, string>, pattern: RegExp) =>
  [...catalog].filter(([path, text]) => !path.endsWith('.id') && path !== PASTED && pattern.test(text));
const placeholders = (text: string): readonly string[] => text.match(/\{\w+\}/g) ?? [];
/** A text that differs only in its spaces was not translated. */
const plain = (text: string) => text.replace(/\s/g, ' ');

/** Texts that are legitimately the same as in English. */
const INTERNATIONAL = [
  'chorrito',
  'Gramwise',
  '© {year} Gramwise',
  'Blog',
  'FAQ',
  'ml',
  'l',
  'g',
  'kg',
  'oz',
  'lb',
  'fl oz',
  'cl',
  'dl',
  'mg',
  'dag',
  'gō',
  'A4',
  'Letter',
  'm, g, °C',
];
const TOWNS = [
  'Briançon',
  'Davos',
  'Denver',
  'Obergurgl',
  'Val-d’Isère',
  'Colorado Springs',
  'Bogotá',
  'Quito',
  'La Paz',
];
const KITCHENS = [
  'Canada',
  'France',
  'Thermostat',
  'Thermostat {n}',
  'Gas Mark {n}',
  '{name} ({n} ml)',
  'Fl oz',
];
const SCALES = [
  'Celsius',
  'Fahrenheit',
  'Gas Mark',
  'Gas Mark {mark}',
  'gas mark {n}',
  '°C',
  '°F',
  '{n} °C',
  '{n} °F',
];
const AMOUNTS = ['g', 'kg', 'oz', 'lb', 'fl oz', 'ml', 'cl', 'dl', 'l'].map((unit) => `{n} ${unit}`);
const MENU = ['Brunch', 'Desserts', 'Chips', 'Pizza', 'Quinoa', 'Couscous'];
const LENGTHS = ['mm', 'cm', 'in', 'ft', 'yd', 'm', '{n} in', '{n} cm', '{n} mm'];
const MARKS = ['{amount} plus {change}', 'x {x}, y {y} px', '{size} cm', '{size} cm ± {error}'];
const PANS = ['{kind}, {inches} in ({centimeters} cm)', '{kind}, {centimeters} cm'];
const DURATIONS = ['{n} h', '{n} min', '{n} s'];
const SAME: Record<Translated, readonly string[]> = {
  fr: [
    'mug',
    'sodium',
    'Altitude',
    ...INTERNATIONAL,
    ...TOWNS,
    ...SCALES,
    ...KITCHENS,
    ...DURATIONS,
    ...AMOUNTS,
    ...LENGTHS,
    ...PANS,
    ...MARKS,
    'yards (yd)',
    'Th.',
    'th. {n}',
    'Lupin',
    'Source',
    ...MENU,
    '{n} minute',
    '{n} minutes',
    'Bacon',
    'Conversions',
    'Volume',
    'Portions',
    'Sauce',
    'Contact',
    'Dessert',
    'Fermentation',
    'Calories',
    'Collection',
    'Sources',
    'Sodium',
    'Sulfites',
    'Suggestions',
    '1 cube',
    'cubes',
    'cube',
  ],
  de: [
    'Hydration',
    'Parameter',
    'Sauce',
    ...INTERNATIONAL,
    ...TOWNS,
    ...SCALES,
    ...KITCHENS,
    ...AMOUNTS,
    ...LENGTHS,
    ...PANS,
    ...MARKS,
    'BMI',
    ...MENU,
    'Dips',
    'Sandwiches',
    '(at)',
    '100 ml',
    '{food}: 100 ml = {grams}',
    'Butter',
    'Japan',
    'Chile',
    'Peru',
    'Vegan',
  ],
  es: [
    ...INTERNATIONAL,
    ...TOWNS,
    'Australia',
    ...SCALES,
    ...KITCHENS,
    ...DURATIONS,
    ...AMOUNTS,
    ...LENGTHS,
    ...PANS,
    ...MARKS,
    ...MENU,
    // an American authority: its column says the country once
    'NCHFP',
    'Rectangular',
    'Pasta',
    'Australia',
    'Austria',
    'India',
    '100 ml',
    '{food}: 100 ml = {grams}',
    'Argentina',
    'Chile',
    'Colombia',
  ],
};

/** Words of developers, and translations that no editor of the country would print. */
const UNNATURAL: Record<Translated, RegExp> = {
  de: /Router|Webhost|\bHosts?\b|Druck auf|[Ss]trengere[rm] Rat|Rezepte? behalten|ranzösisches Thermostat|[Dd]as französische Thermostat|der USDA\b|malnehm|malzunehm|malgenomm|aufs Grad|so genau wie \p{L}+ /u,
  fr: /routeur|\bhôtes?\b|[Dd]emandez avec|sans danger$|(?<!\p{L})[Pp]renez (?:un|une|le|la)\b/u,
  es: /enrutador|Da igual|Fortísimo|(?:^|\P{L})[Aa]l grado(?!\p{L})|de un \d+ a un|\b[Mm]arcos? (?:para|solo|necesita)\b/u,
};

describe.each(all)('the catalog in %s', (_, catalog) => {
  it('has no empty text and no stray spaces', () => {
    expect(showing(catalog, /^$|^\s|\s$/)).toEqual([]);
  });

  it('has titles under 60 and descriptions of 110 to 155 characters', () => {
    const heads = [...catalog].filter(([path]) => /(^|\.)meta\.(title|description)$/.test(path));
    expect(heads.length).toBeGreaterThan(2);
    const misfits = heads.filter(([path, { length }]) =>
      path.endsWith('description') ? length < 110 || length > 155 : length >= 60,
    );
    expect(misfits).toEqual([]);
  });
});

describe.each(LANGUAGE_CODES)('the chart of safe temperatures in %s', (language) => {
  it('names foods without a colon, which answers put behind them', () => {
    expect(Object.values(CATALOGS[language].cookingTime.table.foods).join()).not.toContain(':');
  });
});

// Spain's word: Mexico says refrigerador, Argentina heladera, and all know both
it('calls the Spanish nevera refrigerador, too, once in each part of the catalog', () => {
  const parts = Map.groupBy(showing(textsIn('es'), /\bneveras?\b/), ([path]) => path.split('.')[0]);
  // What the search finds a tool by is no text
  parts.delete('about');
  const without = [...parts].filter(
    ([, texts]) => !texts.some(([, text]) => text.includes('(refrigerador)')),
  );
  expect(without).toEqual([]);
});

describe.each(translations)('the catalog in %s compared with the English one', (language, catalog) => {
  it('has the same ids', () => {
    const ids = (texts: Map<string, string>) => [...texts].filter(([path]) => path.endsWith('.id')).sort();
    expect(ids(catalog)).toEqual(ids(english));
  });

  // The compiler requires every English placeholder, but does not reject extra ones.
  it('has no placeholders missing from the English text', () => {
    const extra = [...catalog].filter(([path, text]) =>
      placeholders(text).some((name) => !placeholders(english.get(path) ?? '').includes(name)),
    );
    expect(extra).toEqual([]);
  });

  it('leaves nothing in English', () => {
    const left = [...english]
      .filter(([path, text]) => !path.endsWith('.id') && /\p{L}/u.test(text.replace(/\{\w+\}/g, '')))
      .filter(([path, text]) => plain(catalog.get(path) ?? '') === plain(text))
      .filter(([, text]) => !SAME[language].includes(plain(text)));
    expect(left).toEqual([]);
  });

  it('says nothing that an editor would strike out', () => {
    expect(showing(catalog, UNNATURAL[language])).toEqual([]);
  });

  it.each(TYPOGRAPHY[language])('has %s', (_, wrong) => {
    expect(showing(catalog, wrong)).toEqual([]);
  });
});
