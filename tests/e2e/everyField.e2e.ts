import type { Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import type { InputOutcome } from '../../src/tools/manifest/toolManifest.ts';
import { BAD_INPUT } from '../badInput.ts';
import { leaked } from '../calm.ts';
import { PANELS, REFUSALS } from '../fields.ts';
import { visit } from './browser.ts';
import { wakeIslands } from './islands.ts';
import { type Typing, typeAll } from './typeAll.ts';

/** Component tests type all texts into every field; a fifth shows what only a browser does. */
const TEXTS = BAD_INPUT.filter((_, index) => index % 5 === 2);

/** A page that takes longer to respond feels frozen, in milliseconds. */
const FROZEN = 2_000;

/** Types valid input, then every bad input, then the valid one again; each outcome must be of an allowed kind. */
async function staysCalm(
  field: Locator,
  good: string,
  says: readonly InputOutcome[],
  options: Typing,
  understands?: RegExp,
): Promise<void> {
  const bad = TEXTS.filter((text) => !understands?.test(text));
  const answer = async () => (await typeAll(field, [good], options))[0];
  // A field may not respond until its data has loaded.
  await expect.poll(async () => (await answer())?.words).not.toContain('Loading...');
  await expect.poll(async () => (await answer())?.kind).toBe(says[0]);
  // Parts of it may load after it.
  let first = await answer();
  await expect
    .poll(async () => {
      await field.page().waitForTimeout(300);
      const before = first;
      first = await answer();
      return first?.words === before?.words;
    })
    .toBe(true);
  const answers = await typeAll(field, bad, options);
  expect(answers).toHaveLength(bad.length);
  const faults = answers.filter(
    ({ kind, words, typed, markup, milliseconds }, index) =>
      !says.includes(kind) ||
      words === '' ||
      // On a slow machine, the answer to a text before this one may still be shown.
      leaked(words, ...(options.later ? bad.slice(0, index + 1) : [typed])) ||
      markup !== first?.markup ||
      milliseconds > FROZEN,
  );
  expect(faults).toEqual([]);
  expect(new Set(answers.map(({ words }) => words)).size, 'different answers').toBeGreaterThan(1);
  // A worker's answer arrives a moment later.
  await expect
    .poll(async () => (await answer())?.words, { message: 'the answer to a good text, after all others' })
    .toBe(first?.words);
}

const fieldOf = (page: Page, label: string) =>
  page.getByLabel(label, { exact: true }).locator('visible=true');

/** One field of every kind: answered as it is typed, on submit, a date, a number, a long text, and a search. */
const KINDS = [
  ['/', 'Amount'],
  ['/tools/multi-calculator?tab=bmi&height=170&weight=70', 'Height (cm)'],
  ['/tools/cool-cooking-calculators?tab=leftovers', 'Cooked on'],
  ['/recipes/chocolate-cake', 'Servings'],
  ['/tools/recipe-converter', 'Your recipe'],
] as const;

// src/pages/_everyField.test.tsx types them into every field; only a browser shows frozen pages and its own messages.
describe('handles any input', () => {
  test.each(KINDS)('%s: %s', (at, label) => {
    const {
      fields,
      outcomes,
      answerSelector = 'form',
      rejectedAs,
      answersLater,
      unitTexts,
    } = PANELS.find((panel) => panel.at === at) ?? {};
    return visit(
      at,
      async (page) => {
        await wakeIslands(page);
        await staysCalm(
          fieldOf(page, label),
          fields?.[label] ?? '',
          outcomes ?? [],
          { around: answerSelector, later: answersLater },
          unitTexts,
        );
      },
      rejectedAs && { expected: REFUSALS[rejectedAs] },
    );
  });

  test('the search of the site', () =>
    visit('/faq', async (page) => {
      await page.getByRole('banner').getByRole('button', { name: 'Search', exact: true }).click();
      await page.getByRole('dialog').getByRole('option').first().waitFor();
      // Enter would open a result.
      const options = { around: 'dialog', press: false };
      await staysCalm(fieldOf(page, 'What are you looking for?'), 'flour', ['result', 'nothing'], options);
    }));
});
