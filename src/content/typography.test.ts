import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Language } from '#catalogs/languages.ts';
import { TRANSLATED, TYPOGRAPHY } from '#tests/typography.ts';

/** An article's lines and captions without its facts, figures, URLs, sources and words of other languages. */
const proseOf = (mdx: string) =>
  mdx
    .replace(/<[A-Z].* caption="([^"]*)"[^>]*>/g, '$1')
    .replace(/^(?:category|related|converter|published|updated): .*$/gm, '')
    .replace(/^- .*https?:.*$|\]\([^)]*\)/gm, '')
    .replace(/<\/?[A-Z][^>]*>|`[^`]*`|(?<!\*)\*[^*\n]+\*(?!\*)|\{[^}]*\}/g, 'X')
    .replace(/CFR [\d.]+|[Vv]ersi[oó]n [\d.]+/g, 'X')
    .replace(/^\w+: "(.*)"$/gm, '$1')
    .replace(/^(?:\w+: |[|#>-]+ |[|: -]+$)/gm, '')
    .split(/[\n|]/);

/** The texts of a recipe's words. */
const textsOf = (source: string) =>
  [...source.matchAll(/(?:'((?:[^'\\]|\\.)*)'|`([^`]*)`)/g)].map(([, text = '', other = '']) =>
    (text || other).replace(/\\u([\da-f]{4})/gi, (_, code) => String.fromCharCode(Number.parseInt(code, 16))),
  );

function linesOf(language: Language): [file: string, line: string][] {
  const read = (pattern: string, split: (text: string) => string[]) =>
    globSync(pattern).flatMap((file) =>
      split(readFileSync(file, 'utf8')).map((line): [string, string] => [file, line.trim()]),
    );
  return [
    ...read(`src/content/articles/*/${language}.mdx`, proseOf),
    ...read(`src/content/recipes/*/${language}.ts`, (text) => textsOf(text.replace(/^import .*$/gm, ''))),
  ];
}

describe.each(TRANSLATED)('articles and recipes in %s', (language) => {
  const lines = linesOf(language);

  it('are read', () => {
    expect(lines.length).toBeGreaterThan(1000);
  });

  it.each(TYPOGRAPHY[language])('have %s', (_, wrong) => {
    expect(lines.filter(([, line]) => wrong.test(line))).toEqual([]);
  });
});

it.each(
  globSync('src/content/{articles,documents,faq,legal,recipes,trending,about,compare}/**/*.{md,mdx,ts}'),
)('%s writes fractions in one style, 1 1/2', (file) =>
  expect(readFileSync(file, 'utf8')).not.toMatch(/[\u00BC-\u00BE\u2150-\u215E]/),
);
