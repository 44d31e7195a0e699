import { describe, expect, it } from 'vitest';
import { en } from './catalog.ts';
import { de } from './de/catalog.ts';
import { fr } from './fr/catalog.ts';

type Tree = string | readonly Tree[] | { readonly [key: string]: Tree };

/** Every text of a catalog under its path: `home.hero.facts.0`. */
function texts(tree: Tree, path = ''): [path: string, text: string][] {
  if (typeof tree === 'string') return [[path, tree]];
  return Object.entries(tree).flatMap(([key, branch]) => texts(branch, path === '' ? key : `${path}.${key}`));
}

const english = new Map(texts(en));
const french = new Map(texts(fr));
const german = new Map(texts(de));

const all = [
  ['English', english],
  ['French', french],
  ['German', german],
] as const;
const translations = [
  ['French', french],
  ['German', german],
] as const;

/** The texts that match a pattern, by path, so that a failure shows both. */
const showing = (catalog: Map<string, string>, pattern: RegExp) =>
  [...catalog].filter(([path, text]) => !path.endsWith('.id') && pattern.test(text));
const placeholders = (text: string): readonly string[] => text.match(/\{\w+\}/g) ?? [];
/** Spaces differ between languages; a text that differs in nothing else was not translated. */
const plain = (text: string) => text.replace(/\s/g, ' ');

/** What is the same in two languages. Any other text that equals the English one was forgotten. */
const INTERNATIONAL = [
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
];
const SCALES = ['Celsius', 'Fahrenheit', 'Gas Mark', 'Gas Mark {mark}', '°C', '°F', '{n} °C', '{n} °F'];
const AMOUNTS = ['g', 'kg', 'oz', 'lb', 'fl oz', 'ml', 'l'].map((unit) => `{n} ${unit}`);
const MENU = ['Brunch', 'Desserts', 'Chips', 'Pizza'];
const LENGTHS = ['mm', 'cm', 'in', 'ft', 'yd', 'm', '{n} in', '{n} cm'];
const PANS = ['{kind}, {inches} in ({centimeters} cm)', '{kind}, {centimeters} cm'];
const DURATIONS = ['{n} h', '{n} min', '{n} s'];
const SAME: Record<string, readonly string[]> = {
  French: [
    ...INTERNATIONAL,
    ...SCALES,
    ...DURATIONS,
    ...AMOUNTS,
    ...LENGTHS,
    ...PANS,
    'yards (yd)',
    ...MENU,
    '{n} minute',
    '{n} minutes',
    'Bacon',
    'Conversions',
    'Volume',
    'Portions',
    'Contact',
    'Dessert',
    'Fermentation',
    'Calories',
    'Collection',
    'Sources',
    '1 cube',
  ],
  German: [
    ...INTERNATIONAL,
    ...SCALES,
    ...AMOUNTS,
    ...LENGTHS,
    ...PANS,
    'BMI',
    ...MENU,
    'Dips',
    'Sandwiches',
    '(at)',
    'Butter',
    'Vegan',
  ],
};

describe.each(all)('the %s catalog', (_, catalog) => {
  it('has no empty text and no stray spaces', () => {
    expect(showing(catalog, /^$|^\s|\s$/)).toEqual([]);
  });

  it('has titles under 60 and descriptions of 110 to 155 characters', () => {
    const heads = [...catalog].filter(([path]) => /(^|\.)meta\.(title|description)$/.test(path));
    expect(heads.length).toBeGreaterThan(2);
    const unfit = heads.filter(([path, { length }]) =>
      path.endsWith('description') ? length < 110 || length > 155 : length >= 60,
    );
    expect(unfit).toEqual([]);
  });
});

describe.each(translations)('the %s catalog beside the English one', (name, catalog) => {
  it('has the same ids', () => {
    const ids = (texts: Map<string, string>) => [...texts].filter(([path]) => path.endsWith('.id')).sort();
    expect(ids(catalog)).toEqual(ids(english));
  });

  // The compiler asks for every English placeholder, but lets a misspelled one through.
  it('has no placeholder that the English text lacks', () => {
    const extra = [...catalog].filter(([path, text]) =>
      placeholders(text).some((name) => !placeholders(english.get(path) ?? '').includes(name)),
    );
    expect(extra).toEqual([]);
  });

  it('leaves nothing in English', () => {
    const left = [...english]
      .filter(([path, text]) => !path.endsWith('.id') && /\p{L}/u.test(text.replace(/\{\w+\}/g, '')))
      .filter(([path, text]) => plain(catalog.get(path) ?? '') === plain(text))
      .filter(([, text]) => !SAME[name]?.includes(plain(text)));
    expect(left).toEqual([]);
  });

  it('uses its own quotation marks and apostrophes', () => {
    expect(showing(catalog, /["']/)).toEqual([]);
  });

  it('has a decimal comma', () => {
    expect(showing(catalog, /\d\.\d{1,2}(?!\d)/)).toEqual([]);
  });

  it('joins a number and its unit with a no-break space', () => {
    const unit = 'ml|cl|dl|l|g|kg|oz|lb|mm|cm|m|°C|°F|%|EL|TL|c\\. à';
    expect(showing(catalog, new RegExp(`[\\d}] (?:${unit})(?![\\p{L}\\d])`, 'u'))).toEqual([]);
    expect(showing(catalog, /Gas Mark [\d{]/)).toEqual([]);
  });
});

describe('French typography', () => {
  it.each([
    [
      'a narrow no-break space, and no other, before ; : ! ? » and %',
      /(?:^|[^\u202F\s])[;:!?»%]|[^\S\u202F][;:!?»%]/,
    ],
    ['a narrow no-break space after «', /«(?!\u202F)/],
    ['one sign for the ellipsis', /\.\.\./],
    ['spoons that do not break apart', /c\. à|à [sc]\./],
  ])('%s', (_, wrong) => {
    expect(showing(french, wrong)).toEqual([]);
  });
});

describe('German typography', () => {
  it.each([
    ['no space before ; : ! ?', /\s[;:!?]/],
    ['a no-break space and one sign for the ellipsis', /\.\.\.|[^\u00A0]…/],
    ['quotation marks that open low and close high', /[”«»]|“(?=\p{L})|„[^“]*$/u],
  ])('%s', (_, wrong) => {
    expect(showing(german, wrong)).toEqual([]);
  });
});
