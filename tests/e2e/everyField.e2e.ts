import type { Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { BAD_INPUT } from '../badInput.ts';
import { allPaths, built } from '../pages/built.ts';
import { visit } from './browser.ts';
import { leaked } from './calm.ts';
import { PANELS } from './fields.ts';
import { fieldsOf } from './fieldsOf.ts';
import { wakeIslands } from './islands.ts';
import { type Kind, type Typing, typeAll } from './typeAll.ts';

/** A page that takes longer to respond feels frozen, in milliseconds. */
const FROZEN = 2_000;

/** Types valid input, then every bad input, then the valid one again; each outcome must be of an allowed kind. */
async function staysCalm(
  field: Locator,
  good: string,
  says: readonly Kind[],
  options: Typing,
  bad: readonly string[] = BAD_INPUT,
): Promise<void> {
  // A field may not respond until its data has loaded.
  await expect.poll(async () => (await typeAll(field, [good], options))[0]?.kind).toBe('result');
  const [first, ...said] = await typeAll(field, [good, ...bad, good], options);
  expect(said).toHaveLength(bad.length + 1);
  const faults = said.filter(
    ({ kind, words, typed, markup, milliseconds }) =>
      !says.includes(kind) ||
      words === '' ||
      leaked(words, typed) ||
      markup !== first?.markup ||
      milliseconds > FROZEN,
  );
  expect(faults).toEqual([]);
  expect(new Set(said.map(({ words }) => words)).size, 'different answers').toBeGreaterThan(1);
  expect(said.at(-1)?.words, 'the answer to a good text, after all others').toBe(first?.words);
}

const fieldOf = (page: Page, label: string) =>
  page.getByLabel(label, { exact: true }).locator('visible=true');

test('there are more than 200 different inputs', () => {
  expect(BAD_INPUT.length).toBeGreaterThan(200);
  expect(new Set(BAD_INPUT).size).toBe(BAD_INPUT.length);
});

/** French and German fields share the code of the English ones, so a fifth of the texts does there. */
const textsFor = (at: string) =>
  /^\/(fr|de)\b/.test(at) ? BAD_INPUT.filter((_, index) => index % 5 === 0) : BAD_INPUT;

describe('handles any input', () => {
  test.each(PANELS.map((panel) => [panel.at, Object.keys(panel.fields).join(', '), panel] as const))(
    '%s: %s',
    (at, _, { fields, says, around = 'form', refused }) =>
      visit(
        at,
        async (page) => {
          await wakeIslands(page);
          for (const [label, good] of Object.entries(fields)) {
            await staysCalm(fieldOf(page, label), good, says, { around }, textsFor(at));
          }
        },
        refused && { expected: refused },
      ),
  );

  test('the search of the site', () =>
    visit('/faq', async (page) => {
      await page.getByRole('banner').getByRole('button', { name: 'Search', exact: true }).click();
      await page.getByRole('dialog').getByRole('option').first().waitFor();
      // Enter would open a result.
      const options = { around: 'dialog', press: false };
      await staysCalm(fieldOf(page, 'What are you looking for?'), 'flour', ['result', 'nothing'], options);
    }));
});

/** The page of an address, without its query. */
const pageOf = (at: string) => at.replace(/\?.*/, '');

describe('no field is forgotten', () => {
  const english = PANELS.filter(({ at }) => !/^\/(fr|de)(\/|\?|$)/.test(at));
  test.each([...new Set(english.map(({ at }) => pageOf(at)))])('%s', (path) =>
    visit(path, async (page) => {
      await wakeIslands(page);
      const panels = PANELS.filter(({ at }) => pageOf(at) === path);
      const labels = new Set(panels.flatMap(({ fields }) => Object.keys(fields)));
      expect(await fieldsOf(page)).toEqual([...labels].sort());
    }),
  );

  test('on any page not listed above', () => {
    const kind = (path: string) => path.replace(/^(\/recipes|\/blog\/posts)\/.*/, '$1/*');
    const known = PANELS.map(({ at }) => kind(pageOf(at)));
    const main = (path: string) => built(path)?.replace(/^.*?<main/s, '') ?? '';
    const found = allPaths()
      .filter((path) => !/^\/(fr|de)(\/|$)/.test(path))
      .filter((path) => /<textarea|<input[^>]* type="(?!hidden|checkbox|radio)/.test(main(path)))
      .map(kind);
    expect(found).toContain('/recipes/*');
    expect([...new Set(found)].filter((path) => !known.includes(path))).toEqual([]);
  });
});
