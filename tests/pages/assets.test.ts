import { globSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { expect, test } from 'vitest';
import { LANGUAGE_CODES } from '../../src/catalogs/languages.ts';
import { localPath } from '../../src/site/localPath.ts';
import { OUT } from './built.ts';

/** Bytes of a page as it is sent, and of the chart of all foods (design 8). */
const PAGE_BUDGET = 32_000;
const CHART_BUDGET = 60_000;

const CHARTS = LANGUAGE_CODES.map((language) => `${OUT}${localPath(language, '/ingredients')}/index.html.br`);

test('no page is larger than its budget', () => {
  const sent = globSync(`${OUT}/**/*.html.br`).map((file) => file.replaceAll('\\', '/'));
  expect(sent).toEqual(expect.arrayContaining(CHARTS));
  const large = sent.filter(
    (file) => statSync(file).size > (CHARTS.includes(file) ? CHART_BUDGET : PAGE_BUDGET),
  );
  expect(large).toEqual([]);
});

const FOLDER = 'dist/assets';
const files = readdirSync(FOLDER);

// Styles are inline, so a script that requests one as a file would fail.
test.each(files.filter((file) => file.endsWith('.js')))('%s names only files that exist', (file) => {
  const named = readFileSync(`${FOLDER}/${file}`, 'utf8').matchAll(/\bassets\/([\w.$@~-]+\.(?:js|css))\b/g);
  expect([...named].map(([, name = '']) => name).filter((name) => !files.includes(name))).toEqual([]);
});
