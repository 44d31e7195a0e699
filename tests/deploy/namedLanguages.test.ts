import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { LANGUAGE_CODES, LANGUAGES } from '../../src/catalogs/languages.ts';

const PREFIXES = LANGUAGE_CODES.map((language) => LANGUAGES[language].prefix).filter(
  (prefix) => prefix !== '',
);

/** How these configurations write "any language but English": `/fr|/de|/es`. */
const ANY = PREFIXES.join('|');
const ALTERNATIVES = /\/\w+(?:\|\/\w+)+/g;

// The servers that are installed are asked for pages of every language; this holds without them.
it.each(['Caddyfile', 'nginx.conf'])('%s names every language wherever it names one', (file) => {
  const config = readFileSync(`deploy/${file}`, 'utf8');
  const named = config.match(ALTERNATIVES) ?? [];
  expect(named.length).toBeGreaterThan(0);
  expect(new Set(named)).toEqual(new Set([ANY]));
  const alone = PREFIXES.filter((prefix) => new RegExp(`${prefix}\\b`).test(config.replaceAll(ANY, '')));
  expect(alone).toEqual([]);
});
