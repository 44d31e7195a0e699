/** A page with a tool names all scripts of the tool, so that a browser need not discover them one by one. */
import { parse } from 'node-html-parser';
import { expect, test } from 'vitest';
import { withImports } from '../../bench/firstVisit.ts';
import { TOOLS } from '../../src/layouts/allTools.ts';
import { PAGES } from '../../src/site/paths.ts';
import { built, OUT } from './built.ts';

/** The pages that people open to type something. */
const TYPED = [PAGES.home, ...TOOLS.filter(({ readOnly }) => !readOnly).map(({ path }) => path)];

test.each(TYPED)('%s preloads its tool and nothing else', (path) => {
  const page = parse(built(path) ?? '');
  const island = page.querySelector('astro-island[client="load"]');
  const first = ['component-url', 'renderer-url'].flatMap((name) => island?.getAttribute(name) ?? []);
  expect(first).toHaveLength(2);
  const links = page
    .querySelectorAll('link[rel=modulepreload]')
    .map((link) => link.getAttribute('href') ?? '');
  expect(links.sort()).toEqual(withImports(OUT, first));
});

test.each(TYPED)('%s asks for the script of its frame last', (path) => {
  const [script, ...more] = parse(built(path) ?? '').querySelectorAll('script[src]');
  expect(more).toEqual([]);
  expect(script?.getAttribute('fetchpriority')).toBe('low');
});
