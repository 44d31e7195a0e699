/** /tools lists every tool in every language. */
import { parse } from 'node-html-parser';
import { expect, test } from 'vitest';
import { LANGUAGE_CODES } from '../../src/catalogs/languages.ts';
import { messagesFor } from '../../src/catalogs/messages.ts';
import { TOOLS } from '../../src/layouts/allTools.ts';
import { localPath } from '../../src/site/localPath.ts';
import { built, saysItNeedsScripts } from './built.ts';

test.each(LANGUAGE_CODES)('lists every tool once in %s, with its line', (language) => {
  const { about } = messagesFor(language, 'about');
  const page = parse(built(localPath(language, '/tools')) ?? '');
  const items = page
    .querySelectorAll('main section[aria-labelledby] li')
    .filter((item) => item.querySelector('svg'));
  for (const { id, path, languages } of TOOLS) {
    // A tool in one language is listed where its readers are
    const lines = languages && !languages.includes(language) ? [] : [about[id].text];
    const href = localPath(language, path);
    const toolItems = items.filter((item) => item.querySelector('a')?.getAttribute('href') === href);
    expect(
      toolItems.map((item) => item.querySelector('p')?.text),
      href,
    ).toEqual(lines);
  }
});

test.each(LANGUAGE_CODES)('has no empty group in %s', (language) => {
  const page = parse(built(localPath(language, '/tools')) ?? '');
  const groups = page.querySelectorAll('main section[aria-labelledby]');
  expect(groups.length).toBeGreaterThan(4);
  expect(groups.filter((group) => group.querySelectorAll('li a').length === 0).map(({ id }) => id)).toEqual(
    [],
  );
});

test.each(LANGUAGE_CODES)('every page leads to it in %s', (language) => {
  const menu = parse(built(localPath(language, '/faq')) ?? '').querySelector('#tools-menu');
  const links = menu?.querySelectorAll('a').map((link) => link.getAttribute('href'));
  expect(links?.at(-1)).toBe(localPath(language, '/tools'));
});

test.each(LANGUAGE_CODES)(
  'every tool says in %s that it needs scripts, but the chart, which is read',
  (language) => {
    const silent = TOOLS.map(({ path }) => path)
      .filter((path) => path !== '/ingredients')
      .filter((path) => !saysItNeedsScripts(localPath(language, path)));
    expect(silent).toEqual([]);
  },
);
