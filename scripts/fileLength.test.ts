import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { LANGUAGE_CODES } from '../src/catalogs/languages.ts';

/** The maximum length of a code file; most need far less. */
const LIMIT = 250;
/** Texts, in files and folders named after a language, have no limit. */
const DATA = new RegExp(`^(?:engine/)?(?:src|tests)/.+/(${LANGUAGE_CODES.join('|')}|es)[/.]`);

it(`has no code files longer than ${LIMIT} lines`, () => {
  const files = globSync(
    '{src,engine/src,engine/tests,scripts,tests,bench,deploy}/**/*.{ts,tsx,js,css}',
  ).filter((file) => !DATA.test(file));
  expect(files.length).toBeGreaterThan(400);
  const lines = (file: string) => readFileSync(file, 'utf8').trimEnd().split('\n').length;
  expect(files.filter((file) => lines(file) > LIMIT)).toEqual([]);
});
