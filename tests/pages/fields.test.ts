/** Every text field of the built pages that one can type into is among those tested with bad input, see src/pages/_everyField.test.tsx. */
import { parse } from 'node-html-parser';
import { expect, test } from 'vitest';
import { languageOf } from '../../src/catalogs/languages.ts';
import { PANELS, pageOf } from '../fields.ts';
import { allPaths, built } from './built.ts';

const TEXT_FIELD =
  ':is(textarea:not([readonly]), [contenteditable], input:not([type=hidden], [type=checkbox], [type=radio], [type=button], [type=submit], [type=file]))';

/** Labels and fields, since parsing all else on a thousand pages would take ten times as long. */
const FIELDS_AND_LABELS =
  /<label\b.*?<\/label>|<textarea\b.*?<\/textarea>|<input\b[^>]*>|<[^>]*\bcontenteditable[^>]*>/gs;

/** The labels of a page's text fields, or the field itself if it has none. */
function labelsOf(path: string): string[] {
  const [html = ''] = /<main[\s>].*<\/main>/s.exec(built(path) ?? '') ?? [];
  const main = parse((html.match(FIELDS_AND_LABELS) ?? []).join(''));
  return main
    .querySelectorAll(TEXT_FIELD)
    .map((field) => main.querySelector(`label[for="${field.id}"]`)?.text.trim() ?? field.outerHTML);
}

/** Recipes are alike, and so are posts. Foods have the converter of the home page. */
const kind = (path: string) =>
  path.replace(/^(\/recipes|\/blog\/posts)\/.*/, '$1/*').replace(/^\/ingredients\/.*/, '/');

/** The weight chart has a script instead of a component: see filterChart.test.ts. */
const known = new Map([['/ingredients', new Set(['Find an ingredient'])]]);
for (const { at, fields } of PANELS) {
  const path = kind(pageOf(at));
  known.set(path, new Set([...(known.get(path) ?? []), ...Object.keys(fields)]));
}

const pages = allPaths().filter((path) => languageOf(path) === 'en');

test('no text field is forgotten', () => {
  const found = pages.flatMap((path) => labelsOf(path).map((label) => ({ path, label })));
  expect(new Set(found.map(({ path }) => kind(path)))).toContain('/recipes/*');
  expect(found.filter(({ path, label }) => !known.get(kind(path))?.has(label))).toEqual([]);
});

/** Fields that a query opens are not in the built page. */
test('no listed page has lost its fields', () => {
  const paths = [...new Set(PANELS.filter(({ at }) => !at.includes('?')).map(({ at }) => pageOf(at)))];
  expect(paths.filter((path) => labelsOf(path).length === 0)).toEqual([]);
});
