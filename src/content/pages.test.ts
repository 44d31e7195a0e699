import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { cookingTime } from '@gramwise/engine/calculators/timeByWeight.ts';
import { cupWeight, defaultFill } from '@gramwise/engine/foods/figures.ts';
import { INGREDIENTS, type IngredientId } from '@gramwise/engine/foods/ingredients.ts';
import { GAS_MARKS } from '@gramwise/engine/temperature/gasMark.ts';
import { UNITS } from '@gramwise/engine/units/units.ts';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { SESSION_KEYS, STORAGE_KEYS } from '#browser/storage.ts';
import { DEFAULT_LANGUAGE, LANGUAGE_CODES, type Language } from '#catalogs/languages.ts';
import { RECIPES_TABLE } from '#features/keptRecipes/recipeStore.ts';
import { TRANSLATED, TYPOGRAPHY } from '#tests/typography.ts';
import type { ComparePage } from './compare/compare.ts';
import type { FaqPage } from './faq/schema.ts';
import type { TrendingPage } from './trending/trending.ts';

type Tree = string | null | readonly Tree[] | { readonly [key: string]: Tree };

const tree = (page: object) => page as unknown as Tree;

/** Files named after languages, by language. */
function inEach<Page>(files: Record<string, Page>) {
  const found = Object.entries(files).map(([file, page]) => [basename(file, '.ts'), page]);
  return Object.fromEntries(found) as Record<Language, Page>;
}

const PAGES = {
  faq: inEach(import.meta.glob<FaqPage>('./faq/??.ts', { eager: true, import: 'default' })),
  compare: inEach(import.meta.glob<ComparePage>('./compare/??.ts', { eager: true, import: 'compare' })),
  trending: inEach(import.meta.glob<TrendingPage>('./trending/??.ts', { eager: true, import: 'trending' })),
};
const COMPONENT = /<\w+[^>]*\/>/g;
const DOCUMENTS = ['about', 'legal/terms', 'legal/imprint', 'legal/privacy', 'legal/contact'];

/** What must be the same in every language: ids, links, the number of parts; texts only by their presence. */
function shape(part: Tree, key = ''): Tree {
  if (part === null || ['id', 'to', 'site'].includes(key)) return part;
  if (typeof part === 'string') return 'text';
  if (Array.isArray(part)) return part.map((item: Tree) => shape(item));
  return Object.fromEntries(Object.entries(part).map(([name, value]) => [name, shape(value, name)]));
}

/** Every visible text with its path. */
function texts(part: Tree, path: string): [path: string, text: string][] {
  if (part === null || /\.(id|site|to)(\.|$)/.test(path)) return [];
  if (typeof part === 'string') return [[path, part]];
  return Object.entries(part).flatMap(([key, value]) => texts(value, `${path}.${key}`));
}

function mdx(document: string, language: string) {
  const file = readFileSync(join(import.meta.dirname, document, `${language}.mdx`), 'utf8');
  const [, head = '', body = ''] = /^---\n(.*?)\n---\n(.*)$/s.exec(file) ?? [];
  const front = parse(head) as Record<string, string>;
  return { front, body, headings: body.match(/^## .+$/gm) ?? [], links: body.match(/\]\([^)]*\)/g) ?? [] };
}

/** The prose of a Markdown page without markup, one table cell per line. */
const prose = (body: string) =>
  body
    .replace(/`[^`]*`/g, 'code')
    .replace(/^[|-] |\]\([^)]*\)|[*#[]|<.*>|---/gm, '')
    .split(/ ?\| ?|\n/);

const words = (language: Language) => [
  ...Object.entries(PAGES).flatMap(([name, page]) => texts(tree(page[language]), name)),
  ...DOCUMENTS.flatMap((document) => {
    const { front, body } = mdx(document, language);
    return [front['title'] ?? '', front['description'] ?? '', front['lead'] ?? '', ...prose(body)].map(
      (line, index): [string, string] => [`${document}:${index}`, line.trim()],
    );
  }),
];
const showing = (language: Language, pattern: RegExp) =>
  words(language).filter(([, text]) => pattern.test(text));

describe.each(Object.entries(PAGES))('the %s page', (_, page) => {
  it.each(TRANSLATED)('has the structure of the English one in %s', (language) => {
    expect(shape(tree(page[language]))).toEqual(shape(tree(page.en)));
  });

  it.each(LANGUAGE_CODES)('has a title and a description of fitting length in %s', (language) => {
    expect(page[language].title.length).toBeLessThan(60);
    expect(page[language].description.length).toBeGreaterThanOrEqual(110);
    expect(page[language].description.length).toBeLessThanOrEqual(155);
  });
});

describe.each(DOCUMENTS)('%s', (document) => {
  const english = mdx(document, 'en');

  it.each(LANGUAGE_CODES)('has the sections, links and front matter of the English one in %s', (language) => {
    const { front, body, headings, links } = mdx(document, language);
    expect(headings.length).toBe(english.headings.length);
    expect(links).toEqual(english.links);
    expect(Object.keys(front)).toEqual(Object.keys(english.front));
    expect(front['updated']).toBe(english.front['updated']);
    expect(front['description']?.length).toBeGreaterThanOrEqual(110);
    expect(front['description']?.length).toBeLessThanOrEqual(155);
    expect(body.match(COMPONENT)).toEqual(english.body.match(COMPONENT));
  });
});

// YAML silently turns nonexistent days into later ones before any schema sees them.
it.each(globSync('src/content/**/*.mdx'))('%s has only existing dates', (file) => {
  const days = readFileSync(file, 'utf8').match(/(?<=^(?:published|updated): ).+$/gm) ?? [];
  expect(days.map((day) => new Date(day).toISOString().slice(0, 10))).toEqual(days);
});

// Required by GDPR Art. 13, and in the imprint by § 5 DDG, LCEN and LSSI Art. 10.
it.each([
  ['privacy', ['responsible', 'logs', 'letters', 'host', 'transfer', 'authority']],
  ['imprint', ['publisher', 'mail', 'host']],
  ['terms', ['publisher']],
  ['contact', ['mail', 'responsible']],
])('%s shows the facts an operator must give', (document, parts) => {
  const { body } = mdx(`legal/${document}`, DEFAULT_LANGUAGE);
  expect([...body.matchAll(/<Operator part="(\w+)" \/>/g)].map(([, part]) => part)).toEqual(parts);
});

it.each(LANGUAGE_CODES)('the privacy policy in %s names every storage key', (language) => {
  const keys = [...mdx('legal/privacy', language).body.matchAll(/^\| `(\w+)`/gm)].map(([, key]) => key);
  expect(keys.sort()).toEqual([...STORAGE_KEYS, ...SESSION_KEYS, RECIPES_TABLE].sort());
});

describe('the FAQ', () => {
  it('has four groups of six or more questions with unique ids', () => {
    expect(PAGES.faq.en.groups.map(({ id }) => id)).toEqual(['weight', 'volume', 'temperature', 'scaling']);
    for (const { items } of PAGES.faq.en.groups) expect(items.length).toBeGreaterThanOrEqual(6);
    const ids = PAGES.faq.en.groups.flatMap(({ items }) => items.map(({ id }) => id));
    expect(new Set(ids).size).toBe(ids.length);
  });
});

describe.each(LANGUAGE_CODES)('figures in %s', (language) => {
  const answers = new Map(
    PAGES.faq[language].groups.flatMap(({ items }) => items.map(({ id, answer }) => [id, answer])),
  );
  // The measured figures, as on every page but the converter, and then what its specified densities give.
  it.each<IngredientId>(['oats', 'flour', 'sugar', 'water', 'honey'])('a cup of %s weighs', (id) => {
    const measured = Math.round(cupWeight(id, defaultFill(id))?.used.gramsPerCup ?? 0);
    const specified = Math.round(INGREDIENTS[id].density * UNITS.cups.size);
    const [first = '', second = ''] = answers.get('cup-weights-differ') ?? [];
    expect(first).toMatch(new RegExp(`\\b${measured}\\sg`));
    if (specified !== measured) expect(second).toMatch(new RegExp(`\\b${specified}\\sg`));
  });

  it.each(GAS_MARKS.map(({ id, fahrenheit }) => [id, fahrenheit]))(
    'gas mark %s is %s °F',
    (_, fahrenheit) => {
      expect(answers.get('gas-mark-chart')?.join(' ')).toMatch(new RegExp(`\\(${fahrenheit}\\s?°F\\)`));
    },
  );
});

describe('the English seasonal cards', () => {
  const { months } = PAGES.trending.en.seasonal;

  // In other languages the figures of cards are computed.
  it.each([
    [4, 'chicken', 'roast', 3],
    [4, 'chicken', 'roast', 6],
    [4, 'chicken', 'grill', 6],
    [4.5, 'pork', 'slow-cook', 10],
  ] as const)(
    'give for %s lb of %s, %s, the time of the rule in month %s',
    (pounds, protein, method, month) => {
      const time = cookingTime({ pounds, protein, method });
      if (!time.ok) throw new Error('no cooking time');
      const { hours, minutes } = time.value;
      const read = minutes === 0 ? `\\b${hours}\\s\\D` : `\\b${hours}\\sh\\s${minutes}\\smin`;
      expect(months[month].cooking.text).toMatch(new RegExp(read));
    },
  );
});

describe('typography', () => {
  it.each(LANGUAGE_CODES)(
    'has no straight quotation mark, no double space, no empty text in %s',
    (language) => {
      expect(showing(language, /["']|\S\s\s+\S|\.\.\./)).toEqual([]);
      const empty = Object.entries(PAGES).flatMap(([name, page]) => texts(tree(page[language]), name));
      expect(empty.filter(([, text]) => text.trim() === '')).toEqual([]);
    },
  );

  describe.each(TRANSLATED)('in %s', (language) => {
    it.each(TYPOGRAPHY[language])('has %s', (_, wrong) => {
      expect(showing(language, wrong)).toEqual([]);
    });

    it('has no break in the article of a law', () => {
      const law = /(?:[Aa]rt\.|Abs\.|§|apartado|paragraphe) \d|(?:Buchst\.|letra|point) [a-z]\b/;
      expect(showing(language, law)).toEqual([]);
    });
  });
});
