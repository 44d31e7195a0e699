import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { PACK_CODES } from '../packs.ts';

const engine = new URL('../../', import.meta.url);
const site = new URL('../../../', import.meta.url);

const FILES = [
  ...globSync('src/**/*.ts', { cwd: engine }).map((file) => new URL(file, engine)),
  ...globSync('src/**/*.{ts,tsx,astro}', { cwd: site }).map((file) => new URL(file, site)),
].filter(({ pathname }) => !/\.test\.tsx?$|engine\/src\/language\//.test(pathname));

/** Code that does one thing in one language and another in the others. */
const CODE = `['"](?:${PACK_CODES.join('|')})['"]`;
const NAMED = [
  new RegExp(`\\b(?:language|locale|lang|code)\\s*[!=]==?\\s*${CODE}`),
  new RegExp(`${CODE}\\s*[!=]==?\\s*\\S*(?:language|locale|lang)\\b`),
  new RegExp(`case\\s+${CODE}\\s*:`),
];

it('no code outside the packs names a language', () => {
  expect(FILES.length).toBeGreaterThan(800);
  const naming = FILES.filter((file) => {
    const text = readFileSync(file, 'utf8');
    return NAMED.some((pattern) => pattern.test(text));
  });
  expect(naming.map(({ pathname }) => pathname)).toEqual([]);
});

it('finds what it looks for', () => {
  expect(NAMED.some((pattern) => pattern.test("const thermostat = language === 'fr';"))).toBe(true);
  expect(NAMED.some((pattern) => pattern.test("if ('de' === lexicon.language) return;"))).toBe(true);
});
