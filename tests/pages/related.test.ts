/** Every page is linked from others, and ends with links to related ones. */
import { expect, test } from 'vitest';
import { languageOf } from '../../src/catalogs/languages.ts';
import { OFFLINE_PATH } from '../../src/site/offlinePages.ts';
import { allPaths, built } from './built.ts';

/** The last section of a page's main part. */
function lastSection(html: string): string {
  const main = html.slice(0, html.lastIndexOf('</main>'));
  return main.slice(main.lastIndexOf('<section'), main.lastIndexOf('</section>'));
}

/** URLs that a page links to. */
const linksOf = (path: string) =>
  [...(built(path) ?? '').matchAll(/<a\s[^>]*?href="(\/[^"?#]*)/g)].flatMap(([, target]) => target ?? []);

test('every page can be reached from another of its language', () => {
  const linked = new Set(
    allPaths().flatMap((path) =>
      linksOf(path).filter((target) => target !== path && languageOf(target) === languageOf(path)),
    ),
  );
  expect(allPaths().filter((path) => !linked.has(path) && !path.endsWith(OFFLINE_PATH))).toEqual([]);
});

test('every page ends with links to other pages, and none to itself', () => {
  const wrong = allPaths().filter((path) => {
    const section = lastSection(built(path) ?? '');
    const targets = [...section.matchAll(/href="([^"#]*)(?:#[^"]*)?"/g)].map(([, target]) => target);
    return targets.length === 0 || targets.includes(path);
  });
  expect(wrong).toEqual([]);
});
