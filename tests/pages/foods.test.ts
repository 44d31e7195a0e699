/** The weight chart and the page of every food, in every language. */
import { readFileSync } from 'node:fs';
import {
  cupWeight,
  FOOD_IDS,
  fillsOf,
  isFood,
  publishedFigures,
  UNMEASURED_IDS,
} from '@gramwise/engine/foods/figures.ts';
import { FILL_IDS } from '@gramwise/engine/foods/fillIds.ts';
import type { FoodId } from '@gramwise/engine/foods/foods.ts';
import { soldByPack } from '@gramwise/engine/foods/listedFood.ts';
import { FOOD_NAMES } from '@gramwise/engine/foods/names/names.ts';
import { sourceName } from '@gramwise/engine/foods/names/sourceNames.ts';
import { piecesOf } from '@gramwise/engine/foods/pieces.ts';
import { SOURCES } from '@gramwise/engine/foods/sources.ts';
import { WEIGHED_FOOD_IDS } from '@gramwise/engine/foods/weighedFoods.ts';
import { KITCHENS } from '@gramwise/engine/kitchens/kitchens.ts';
import { parse } from 'node-html-parser';
import { describe, expect, test } from 'vitest';
import { LANGUAGE_CODES, LANGUAGES } from '../../src/catalogs/languages.ts';
import { CATALOGS } from '../../src/catalogs/messages.ts';
import { piecesIn } from '../../src/features/foods/usualPieces.ts';
import { localPath } from '../../src/site/localPath.ts';
import { attribute, built, OUT, saysItNeedsScripts, structuredData, textOf, texts } from './built.ts';

const rows = FOOD_IDS.flatMap((food) => fillsOf(food).map((fill) => ({ food, fill })));
/** Foods with pieces and without a cup weight. */
const COUNTED = WEIGHED_FOOD_IDS.filter((id) => !isFood(id));
/** The weight of a cup as any of the languages writes it. */
const grams = (food: FoodId) => {
  const cup = cupWeight(food, fillsOf(food)[0] ?? 'level')?.used.gramsPerCup ?? 0;
  return new RegExp(`\\b${cup < 10 ? cup.toFixed(1).replace('.', '[.,]') : Math.round(cup)}\u00a0g`);
};
const decoded = (text: string | undefined) => textOf(text ?? '').trim();

describe.each(LANGUAGE_CODES)('in %s', (language) => {
  const { foods } = CATALOGS[language];
  const at = (path: string) => built(localPath(language, path)) ?? '';
  const chart = at('/ingredients');
  const weigh = KITCHENS[LANGUAGES[language].kitchen].cup === null;

  test('the chart lists every food once for each way to fill the cup, and links it once', () => {
    const table = parse(chart).querySelectorAll('main table');
    expect(table).toHaveLength(1);
    const lines = table[0]?.querySelectorAll('tbody tr').filter((row) => row.querySelector('td'));
    expect(lines?.length).toBe(rows.length);
    const links = table[0]?.querySelectorAll('a').map((link) => link.getAttribute('href'));
    expect(links).toEqual(FOOD_IDS.map((id) => localPath(language, `/ingredients/${id}`)));
    const cups = lines?.map((row) =>
      Number(row.querySelectorAll('td')[weigh ? 3 : 0]?.text.replace(',', '.')),
    );
    const wanted = rows.map(({ food, fill }) => cupWeight(food, fill)?.used.gramsPerCup ?? 0);
    cups?.forEach((cup, index) => {
      expect(Math.abs(cup - (wanted[index] ?? 0)), rows[index]?.food).toBeLessThanOrEqual(0.5);
    });
  });

  test('the converter on a food’s page says that it needs scripts', () => {
    expect(saysItNeedsScripts(localPath(language, '/ingredients/flour'))).toBe(true);
  });

  test('the chart has its fields, and finds foods by their other names', () => {
    const { find, category } = foods.chart.filter;
    expect(texts(chart, 'label')).toEqual(expect.arrayContaining([find, category]));
    expect(chart).toMatch(/<p role="status"[^>]*>/);
    const also = /<tr data-also="([^"]*)"[^>]*><th scope="row"><a href="[^"]*\/butter"/.exec(chart);
    expect(also).toBeDefined();
  });

  test.each(FOOD_IDS)('/ingredients/%s', (food) => {
    const path = `/ingredients/${food}`;
    const html = at(path);
    const main = /<main[\s\S]*<\/main>/.exec(html)?.[0] ?? '';
    const { name, text } = FOOD_NAMES[language][food];
    const [h1 = ''] = texts(main, 'h1');
    const named = [name, text].some((each) => each && h1.toLowerCase().includes(each.toLowerCase()));
    expect(named, h1).toBe(true);
    const [answer = ''] = texts(main, 'p');
    expect(answer).toMatch(grams(food));
    const [title = ''] = texts(html, 'title');
    expect(title.length, title).toBeLessThanOrEqual(65);
    expect(title).toMatch(/\bcup\b/i.test(title) ? grams(food) : /\d\u00a0g/);
    // A cook of these countries reads of a spoon or of 100 ml before any US cup
    if (weigh) expect(/\bUS\b|EE\.|\bcup/.test(h1), h1).toBe(false);
    expect(attribute(html, /<meta name="description"[^>]*>/, 'content')?.length).toBeLessThan(200);
    expect(main.match(/<table/g)?.length).toBeGreaterThanOrEqual(3);
    // Parsing the whole page would take longer than all the rest.
    const [first] = texts(/<tbody[\s\S]*?<\/th>/.exec(main)?.[0] ?? '', 'th');
    if (weigh) expect(first).toContain('ml');
    const picture = decoded(/<figure[\s\S]*?<svg role="img" aria-label="([^"]*)"/.exec(main)?.[1]);
    const sources = [...new Set(fillsOf(food).flatMap((fill) => publishedFigures(food, fill)))];
    for (const { source } of sources) {
      expect(picture).toContain(sourceName(language, source));
      expect(main).toContain(`href="${SOURCES[source].url}"`);
    }
    // A single weight stands beside that of water
    expect(main.match(/<circle/g) ?? []).toHaveLength(Math.max(2, sources.length));
    expect(texts(main, 'h2')).toEqual(
      expect.arrayContaining([foods.page.sourceList.title, foods.page.table.title, foods.page.how]),
    );
    expect(structuredData(html).map((data) => data['@type'])).toEqual(['WebPage', 'BreadcrumbList']);
    expect(html).toContain(`rel="canonical" href="http://localhost:4173${localPath(language, path)}"`);
    expect(textOf(main)).not.toMatch(/\bundefined\b|\bNaN\b|\[object|\bInfinity\b|\{\w+\}/);
  });

  test.each(COUNTED)('/ingredients/%s', (food) => {
    const html = at(`/ingredients/${food}`);
    const main = /<main[\s\S]*<\/main>/.exec(html)?.[0] ?? '';
    const { name } = FOOD_NAMES[language][food];
    expect(texts(main, 'h1')[0]?.toLowerCase()).toContain(name.toLowerCase());
    expect(texts(main, 'p')[0]).toMatch(/\d\u00a0g/);
    expect(texts(main, 'h2')).toEqual(
      expect.arrayContaining([
        foods.page.sourceList.title,
        foods.page.pieces[soldByPack(piecesIn(language, food)) ? 'pack' : 'piece'].title,
        foods.page.counted.related,
      ]),
    );
    const pieces = parse(main).querySelectorAll('#pieces > table tbody tr');
    expect(pieces).toHaveLength(piecesIn(language, food).length);
    for (const { source } of piecesOf(food)) expect(main).toContain(`href="${SOURCES[source].url}"`);
    expect(main).not.toContain('<astro-island');
    const [title = ''] = texts(html, 'title');
    expect(title.length, title).toBeLessThanOrEqual(75);
    expect(attribute(html, /<meta name="description"[^>]*>/, 'content')?.length).toBeLessThan(200);
    expect(structuredData(html).map((data) => data['@type'])).toEqual(['WebPage', 'BreadcrumbList']);
    expect(textOf(main)).not.toMatch(/\bundefined\b|\bNaN\b|\[object|\bInfinity\b|\{\w+\}/);
  });

  test('below the chart every counted food has a link', () => {
    const links = parse(chart).querySelectorAll('[data-counted] a');
    expect(links.map((link) => link.getAttribute('href')).sort()).toEqual(
      COUNTED.map((id) => localPath(language, `/ingredients/${id}`)).sort(),
    );
  });

  test('the foods with a page are those with a weight, and in the sitemap', () => {
    const sitemap = readFileSync(`${OUT}/sitemap.xml`, 'utf8');
    const listed = new Set([...sitemap.matchAll(/>[^<]*:4173(\/[^<]*)</g)].map(([, path]) => path));
    for (const id of [...FOOD_IDS, ...UNMEASURED_IDS]) {
      const path = localPath(language, `/ingredients/${id}`);
      const weighed = isFood(id) || COUNTED.includes(id);
      expect(listed.has(path), path).toBe(weighed);
      expect(built(path) !== null, path).toBe(weighed);
    }
  });

  test('ids of foods filled in one way lead to the food', () => {
    for (const [id, [food]] of Object.entries(FILL_IDS)) {
      const to = localPath(language, `/ingredients/${food}`);
      expect(built(localPath(language, `/ingredients/${id}`)), id).toContain(`0;url=${to}"`);
    }
  });

  test('numbers have the decimal sign of the language', () => {
    const other = LANGUAGES[language].decimal === '.' ? ',' : '.';
    const shown = texts(at('/ingredients/flour'), 'td').join(' ');
    expect(shown).not.toMatch(new RegExp(`\\d\\${other}\\d`));
  });
});

test('a food lists the recipes that use it, and the foods it is mistaken for', () => {
  const page = parse(built('/ingredients/flour') ?? '');
  expect(page.querySelector('#recipes a[href="/recipes/no-knead-pizza"]')).toBeTruthy();
  expect(page.querySelector('#lookalikes a[href="/ingredients/bread-flour"]')).toBeTruthy();
  expect(built('/ingredients/coconut-milk')).not.toContain('href="/recipes/chocolate-cake"');
});

test('an egg has its weight by the piece', () => {
  const pieces = parse(built('/ingredients/whole-egg') ?? '').querySelector('#pieces');
  const text = textOf(pieces?.innerHTML ?? '');
  expect(text).toMatch(/1 large \(US\)\s+50\u00a0g/);
  expect(text).toMatch(/1 size M \(EU and UK\)\s+50\u00a0g \(47–55\)/);
});
