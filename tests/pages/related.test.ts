/** Every page ends with links to related ones. */
import { expect, test } from 'vitest';
import { allPaths, built } from './built.ts';

const lastSection = (html: string) =>
  /<section(?:(?!<section)[\s\S])*<\/section>(?=(?:(?!<section)[\s\S])*<\/main>)/.exec(html)?.[0] ?? '';

test('every page ends with links to other pages, and none to itself', () => {
  const wrong = allPaths().filter((path) => {
    const section = lastSection(built(path) ?? '');
    const targets = [...section.matchAll(/href="([^"#]*)(?:#[^"]*)?"/g)].map(([, target]) => target);
    return targets.length === 0 || targets.includes(path);
  });
  expect(wrong).toEqual([]);
});
