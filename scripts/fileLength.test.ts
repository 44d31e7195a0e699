import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { LANGUAGE_CODES } from '../src/i18n/languages.ts';

/** What a file of code may have; what one screen or rule needs is far less. */
const LIMIT = 250;
/** Words, in files and folders named after a language, are as long as what they say. */
const DATA = new RegExp(`^src/.+/(${LANGUAGE_CODES.join('|')}|es)[/.]`);

it(`splits code before it has more than ${LIMIT} lines`, () => {
  const files = globSync('{src,scripts,tests,bench,deploy}/**/*.{ts,tsx,js,css}').filter(
    (file) => !DATA.test(file),
  );
  expect(files.length).toBeGreaterThan(400);
  const lines = (file: string) => readFileSync(file, 'utf8').trimEnd().split('\n').length;
  expect(files.filter((file) => lines(file) > LIMIT)).toEqual([]);
});
