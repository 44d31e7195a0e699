/** Spaces, quotation marks and signs of the articles and recipes in each language; `pages.test.ts` looks at other texts. */
import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { DEFAULT_LANGUAGE, LANGUAGE_CODES, type Language } from '#catalogs/languages.ts';

type Translated = Exclude<Language, typeof DEFAULT_LANGUAGE>;

const UNIT = 'ml|cl|dl|l|g|kg|oz|lb|mm|cm²?|°C|°F|EL|TL|Zoll|pouces?|pulgadas?|c\\. à|cdas?|cdtas?';
const UNBROKEN = new RegExp(`\\d (?:${UNIT}|%)(?![\\p{L}\\d])`, 'u');
const WRONG: Record<Translated, readonly RegExp[]> = {
  fr: [
    UNBROKEN,
    // Narrow no-break spaces before these signs and inside quotation marks, and no other.
    /[^\u202F\s][;:!?»%]|[^\S\u202F][;:!?»%]|«(?!\u202F)/,
    /c\. à|à [sc]\.|\.\.\./,
    /(?<!\d)1 (?:janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre)/,
  ],
  de: [UNBROKEN, /\s[;:!?]|[”«»]|“(?=\p{L})|„[^“]*$/u, /\.\.\.|\b(?:du|dir|dich|deine?[mnrs]?)\b/i],
  es: [
    UNBROKEN,
    /«\s|\s»|[„“”]|\s[;:!?]|EE\. UU|\.\.\./,
    /(?<!\p{L})(?:tú|tus?|ti|tuy[oa]s?|vosotr[oa]s|vuestr[oa]s?)(?!\p{L})/iu,
  ],
};

/** An article's lines and captions without its facts, figures, addresses, sources and words of other languages. */
const proseOf = (mdx: string) =>
  mdx
    .replace(/<[A-Z].* caption="([^"]*)"[^>]*>/g, '$1')
    .replace(/^(?:category|related|converter|published|updated): .*$/gm, '')
    .replace(/^- .*https?:.*$|\]\([^)]*\)/gm, '')
    .replace(/<\/?[A-Z][^>]*>|`[^`]*`|(?<!\*)\*[^*\n]+\*(?!\*)|\{[^}]*\}/g, 'X')
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

const TRANSLATED = LANGUAGE_CODES.filter((code): code is Translated => code !== DEFAULT_LANGUAGE);

describe.each(TRANSLATED)('articles and recipes in %s', (language) => {
  const lines = linesOf(language);

  it('are read', () => {
    expect(lines.length).toBeGreaterThan(1000);
  });

  it.each(WRONG[language])('have nothing like %s', (wrong) => {
    expect(lines.filter(([, line]) => wrong.test(line))).toEqual([]);
  });
});
