/** Sentences that count or list the languages of the site, in words, do so as long as there are that many. */
import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { DEFAULT_LANGUAGE, LANGUAGE_CODES, type Language } from './languages.ts';

const FILES = [
  ...['README.md', 'engine/README.md', 'engine/package.json'],
  // Legal texts list countries' laws, in words such as "französisch".
  ...globSync('src/{catalogs,content}/**/*.{ts,mdx}').filter((file) => !/\.test\.|\/legal\//.test(file)),
];
const LINES = FILES.flatMap((file) =>
  readFileSync(file, 'utf8')
    .split('\n')
    .map((line) => [file, line.toLowerCase()] as const),
);

const COUNTED = /\b(?:four|quatre|vier|cuatro)\s(?:languages|langues|sprachen|idiomas)\b/;

/** The language that a file is written in. */
const ownOf = (file: string) =>
  LANGUAGE_CODES.find((code) => new RegExp(`/${code}[/.]`).test(file)) ?? DEFAULT_LANGUAGE;

/** A name is asked for once a line. */
const NAMES = new Map<string, string>();

function nameIn(own: Language, code: string): string {
  const key = `${own} ${code}`;
  let name = NAMES.get(key);
  if (name === undefined) {
    name = new Intl.DisplayNames(own, { type: 'language' }).of(code)?.toLowerCase() ?? code;
    NAMES.set(key, name);
  }
  return name;
}

/** Files with a line that lists three languages or more but lacks one, other than the file's own. */
function incomplete(codes: readonly string[]): string[] {
  const lacking = LINES.filter(([file, line]) => {
    const own = ownOf(file);
    const absent = codes.filter((code) => !line.includes(nameIn(own, code)));
    return codes.length - absent.length >= 3 && absent.some((code) => code !== own);
  });
  return [...new Set(lacking.map(([file]) => file))];
}

describe('sentences about the languages', () => {
  it('count all of them', () => {
    const counting = [...new Set(LINES.filter(([, line]) => COUNTED.test(line)).map(([file]) => file))];
    expect(counting.length).toBeGreaterThan(10);
    expect(LANGUAGE_CODES.length === 4 ? [] : counting).toEqual([]);
  });

  it('list all of them', () => {
    expect(incomplete(LANGUAGE_CODES)).toEqual([]);
  });

  it('would lack a new one', () => {
    const lacking = incomplete([...LANGUAGE_CODES, 'pt']);
    expect(lacking).toEqual(expect.arrayContaining(['README.md', 'src/content/about/de.mdx']));
  });
});
