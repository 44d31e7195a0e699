import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { WEIGHED_FOOD_IDS } from '@gramwise/engine/foods/weighedFoods.ts';
import { parse } from 'node-html-parser';
import { beforeAll, describe, expect, test } from 'vitest';
import { READ_ONLY_BUDGET, SCRIPT_BUDGETS } from '../../bench/budgets.ts';
import { readFirstVisit } from '../../bench/firstVisit.ts';
import { LANGUAGE_CODES, languageOf } from '../../src/catalogs/languages.ts';
import { messagesFor } from '../../src/catalogs/messages.ts';
import { listPaths } from '../../src/site/listPaths.ts';
import { englishPath, localPath } from '../../src/site/localPath.ts';
import { BLOG_CATEGORIES, PAGES } from '../../src/site/paths.ts';
import {
  allPaths,
  attribute,
  built,
  isLookedAt,
  MISSING,
  OUT,
  structuredData,
  textOf,
  texts,
} from './built.ts';

const paths = allPaths();

const recipes = globSync('src/content/recipes/*/facts.ts').map((file) => basename(dirname(file)));
const posts = globSync('src/content/articles/*/en.mdx')
  .map((file) => basename(dirname(file)))
  .filter((slug) => slug !== basename(PAGES.article));

test('every page of the site is built in every language, and nothing else', () => {
  const english = listPaths({
    recipe: recipes,
    ingredient: WEIGHED_FOOD_IDS,
    post: posts,
    category: BLOG_CATEGORIES,
  });
  const wanted = LANGUAGE_CODES.flatMap((language) => english.map((path) => localPath(language, path)));
  expect([...paths].sort()).toEqual([...wanted].sort());
});

/** The page that the tests below read; one at a time, because all of them would fill the memory. */
let page = parse('');

describe.each(paths.filter(isLookedAt))('%s', (path) => {
  const html = built(path) ?? '';
  const language = languageOf(path);
  beforeAll(() => {
    page = parse(html, { comment: false });
  });

  test('is a complete page in its language', () => {
    expect(page.querySelector('html')?.getAttribute('lang')).toBe(language);
    const banners = page.querySelectorAll('body > header');
    const landmarks = [banners, page.querySelectorAll('main'), page.querySelectorAll('body > footer')];
    expect(landmarks.map(({ length }) => length)).toEqual([1, 1, 1]);
    expect(texts(html, 'h1')).toHaveLength(1);
    expect(texts(html, 'h1')[0]).not.toBe('');
    expect(textOf(html)).not.toMatch(/\bundefined\b|\bNaN\b|\[object|\bInfinity\b|\{\w+\}|Lorem ipsum/);
  });

  test('has its own title and description', () => {
    const [title = ''] = texts(html, 'title');
    expect(title.length).toBeGreaterThan(5);
    const description = attribute(html, /<meta name="description"[^>]*>/, 'content') ?? '';
    expect(description.length).toBeGreaterThan(40);
    expect(description.length).toBeLessThan(200);
  });

  test('declares its canonical URL and its languages', () => {
    const url = (to: string) => `http://localhost:4173${to}`;
    const links = (selector: string) =>
      page
        .querySelectorAll(selector)
        .map((link) => [link.getAttribute('hreflang'), link.getAttribute('href')]);
    expect(links('link[rel=canonical]')).toEqual([[undefined, url(path)]]);
    const forms = LANGUAGE_CODES.map((code) => [code, url(localPath(code, englishPath(path)))]);
    const unnamed = ['x-default', url(englishPath(path))];
    const alternate = links('link[rel=alternate][hreflang]');
    expect(alternate.sort()).toEqual([...forms, unnamed].sort());
  });

  test('has valid structured data', () => {
    for (const data of structuredData(html)) expect(data['@context']).toBe('https://schema.org');
  });

  test('links only to pages and files that exist, and to anchors on them', () => {
    const elements = page.querySelectorAll('[href], [src]');
    const links = elements.flatMap((element) => [
      ...(element.getAttribute('href') ? [element.getAttribute('href') ?? ''] : []),
      ...(element.getAttribute('src') ? [element.getAttribute('src') ?? ''] : []),
    ]);
    const internal = links.filter((link) => /^[/#?]/.test(link) && !link.startsWith('//'));
    expect(internal.length).toBeGreaterThan(20);
    for (const link of internal) {
      const [, url = '', id] = /^([^?#]*)[^#]*(?:#(.*))?$/.exec(link) ?? [];
      const target = url === '' ? html : built(url);
      if (target === null) expect(existsSync(OUT + url), link).toBe(true);
      if (id) expect(target, link).toContain(` id="${decodeURIComponent(id)}"`);
    }
  });

  test('requests only files that exist', () => {
    const files = html.match(/(?<=["(])\/assets\/[\w.-]+/g) ?? [];
    expect(files.length).toBeGreaterThan(0);
    for (const file of files) expect(existsSync(OUT + file), file).toBe(true);
  });

  test('has all its styles inline, and nothing laid out late but long lists of a pasted recipe', () => {
    expect(page.querySelectorAll('link[rel=stylesheet]').map(String)).toEqual([]);
    const inlineStyles = page.querySelectorAll('style').map(({ rawText }) => rawText);
    const styles = inlineStyles.join('');
    for (const rule of [':root', '--ink', '@font-face', 'h1']) expect(styles).toContain(rule);
    const late = styles.split('}').filter((rule) => rule.includes('content-visibility:'));
    expect(late.filter((rule) => !rule.includes('li:nth-child(n+61)'))).toEqual([]);
    expect(new Set(inlineStyles).size).toBe(inlineStyles.length);
  });

  test('has no script file that delays the first paint', () => {
    const files = page.querySelectorAll('script[src]');
    expect(files.filter((script) => !script.hasAttribute('async')).map(String)).toEqual([]);
  });

  test('marks links to another language', () => {
    for (const link of page.querySelectorAll('a[href^="/"]')) {
      const [url = ''] = link.getAttribute('href')?.split(/[?#]/) ?? [];
      if (languageOf(url) !== language) expect(link.getAttribute('hreflang'), url).toBeTruthy();
    }
  });
});

/** A string that only React's code contains. */
const REACT = 'react.dev/errors/';

test.each(Object.keys(SCRIPT_BUDGETS).filter((path) => SCRIPT_BUDGETS[path] === READ_ONLY_BUDGET))(
  '%s ships no React and no island that loads on its own',
  (path) => {
    const { scripts } = readFirstVisit(OUT, path);
    expect(scripts.length).toBeGreaterThan(0);
    expect(scripts.filter((file) => readFileSync(OUT + file, 'utf8').includes(REACT))).toEqual([]);
  },
);

test('a tool does load React, which proves that the test above can fail', () => {
  const { scripts } = readFirstVisit(OUT, '/');
  expect(scripts.filter((file) => readFileSync(OUT + file, 'utf8').includes(REACT))).toHaveLength(1);
});

test.each(LANGUAGE_CODES)('titles are unique in %s', (language) => {
  const titles = paths
    .filter((path) => languageOf(path) === language)
    .map((path) => texts(built(path) ?? '', 'title')[0]);
  expect(titles.filter((title, index) => titles.indexOf(title) !== index)).toEqual([]);
});

test.each(LANGUAGE_CODES)('not-found pages are built in %s', (language) => {
  const { notFound } = messagesFor(language, 'shell').shell;
  const { missing } = messagesFor(language, 'recipe').recipe;
  for (const page of MISSING) {
    const html = readFileSync(`${OUT}${localPath(language, page)}.html`, 'utf8');
    const { title, text } = page.startsWith('/recipes') ? missing : notFound;
    expect(texts(html, 'h1')).toEqual([title]);
    expect(textOf(html)).toContain(text);
  }
  for (const page of [...MISSING, '/offline']) {
    const html = readFileSync(`${OUT}${localPath(language, page)}.html`, 'utf8');
    expect(html).toMatch(new RegExp(`<html[^>]* lang="${language}"`));
    expect(html).toMatch(/<meta name="robots" content="noindex"/);
    expect(texts(html, 'h1')).toHaveLength(1);
  }
});
