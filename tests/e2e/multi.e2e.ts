import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { reload, visit } from './browser.ts';

const open = (tab: string) => `/tools/multi-calculator${tab === 'volume' ? '' : `?tab=${tab}`}`;
const panelOf = (page: Page) => page.getByRole('tabpanel');
const resultOf = (page: Page) => panelOf(page).getByRole('status');
const errorOf = (page: Page) => panelOf(page).getByRole('alert');

/** Sets the fields of the visible tab and presses its button. */
async function ask(page: Page, fields: Record<string, string>, button = 'Calculate') {
  for (const [label, text] of Object.entries(fields)) await panelOf(page).getByLabel(label).fill(text);
  await panelOf(page).getByRole('button', { name: button }).click();
}

describe('the multi-calculator', () => {
  test('starts on Volume without a result', () =>
    visit(open('volume'), async (page) => {
      expect(await page.getByRole('tab', { selected: true }).textContent()).toBe('Volume');
      expect(await resultOf(page).textContent()).toBe('');
      expect(await panelOf(page).textContent()).toContain('240 ml');
      await ask(page, { Amount: '2' }, 'Convert');
      await expect.poll(() => resultOf(page).textContent()).toBe('480.00 ml');
      await panelOf(page).getByLabel('To', { exact: true }).selectOption('floz');
      expect(await resultOf(page).textContent()).toBe('480.00 ml');
      await ask(page, { Amount: '0' }, 'Convert');
      await expect.poll(() => resultOf(page).textContent()).toBe('0.00 fl oz');
    }));

  test.each([
    ['volume', { Amount: '-1' }, 'Convert', 'Please enter a valid number'],
    ['volume', { Amount: '' }, 'Convert', 'Please enter a valid number'],
    ['recipe', { 'Original servings': '0' }, 'Calculate', 'Please enter valid numbers'],
    ['recipe', { 'Ingredient amount': 'some' }, 'Calculate', 'Please enter valid numbers'],
    ['bmi', { 'Height (cm)': '0', 'Weight (kg)': '70' }, 'Calculate', 'Please enter valid height and weight'],
    ['age', { 'Birth date': '' }, 'Calculate', 'Please enter a valid birth date'],
    ['age', { 'Birth date': '9999-01-01' }, 'Calculate', 'Please enter a valid birth date'],
  ])('%s: %j is an error', (tab, fields, button, message) =>
    visit(open(tab), async (page) => {
      await ask(page, fields, button);
      await expect.poll(() => errorOf(page).textContent()).toBe(message);
      expect(await resultOf(page).textContent()).toBe('');
    }),
  );

  test('scales an ingredient, and its address brings the result back', () =>
    visit(open('recipe'), async (page) => {
      await ask(page, { 'Original servings': '4', 'Desired servings': '6', 'Ingredient amount': '1 1/2' });
      await expect.poll(() => resultOf(page).textContent()).toBe('2.3 units');
      expect(await panelOf(page).textContent()).toContain('More precisely 2.25');
      await reload(page);
      await expect.poll(() => resultOf(page).textContent()).toBe('2.3 units');
    }));

  test.each([
    ['18.4', 'Underweight'],
    ['18.5', 'Normal weight'],
    ['25', 'Overweight'],
    ['30', 'Obese'],
  ])('a body mass index of %s is called %s', (index, category) =>
    visit(open('bmi'), async (page) => {
      await ask(page, { 'Height (cm)': '100', 'Weight (kg)': index });
      await expect.poll(() => resultOf(page).textContent()).toBe(`${Number(index).toFixed(1)} ${category}`);
      expect(await panelOf(page).textContent()).toContain('screening figure for adults');
    }),
  );

  // One instant, on the evening before and on the morning of a birthday, as clocks around the world show it.
  test.each([
    ['Pacific/Honolulu', '23 years', '8765 days'],
    ['America/New_York', '23 years', '8765 days'],
    ['UTC', '24 years', '8766 days'],
    ['Pacific/Kiritimati', '24 years', '8766 days'],
  ])('age by the calendar of %s', (timezoneId, years, days) =>
    visit(
      open('age'),
      async (page) => {
        await ask(page, { 'Birth date': '2000-02-29' });
        await expect.poll(() => resultOf(page).textContent()).toBe(`${years} ${days}`);
      },
      {
        timezoneId,
        before: (page) => page.clock.setFixedTime('2024-02-29T02:00:00Z'),
      },
    ),
  );

  test('keeps what is typed on a tab that is left, and leads on', () =>
    visit(open('volume'), async (page) => {
      await panelOf(page).getByLabel('Amount').fill('7');
      await page.getByRole('tab', { name: 'BMI' }).click();
      await page.getByRole('tab', { name: 'Volume' }).click();
      expect(await panelOf(page).getByLabel('Amount').inputValue()).toBe('7');
      for (const target of ['/conversions/length', '/#temperature', '/#weight']) {
        expect(await page.locator(`main a[href="${target}"]`).count()).toBe(1);
      }
    }));
});
