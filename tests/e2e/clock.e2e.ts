import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { visit } from './browser.ts';

/** Makes the tab visible again. */
const seen = (page: Page) => page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));

describe('a page left open past midnight', () => {
  const evening = { before: (page: Page) => page.clock.setFixedTime(new Date('2025-05-31T23:50:00')) };
  const pastMidnight = async (page: Page) => {
    await page.clock.setFixedTime(new Date('2025-06-01T08:00:00'));
    await seen(page);
  };

  test('shows the new day and its season when it becomes visible again', () =>
    visit(
      '/trending',
      async (page) => {
        await page.getByRole('heading', { level: 1, name: 'Today is May 31, 2025' }).waitFor();
        await pastMidnight(page);
        await page.getByRole('heading', { level: 1, name: 'Today is June 1, 2025' }).waitFor();
        await page.getByRole('heading', { level: 2, name: 'Seasonal conversions for June' }).waitFor();
      },
      evening,
    ));

  // Cooked meat keeps 4 days in the fridge: from June 1 to Thursday, June 5.
  test('keeps its leftovers result, and counts new ones from the new day', () =>
    visit(
      '/tools/cool-cooking-calculators?tab=leftovers',
      async (page) => {
        const panel = page.getByRole('tabpanel', { name: 'Leftovers Storage' });
        const statusText = () => panel.getByRole('status').innerText();
        const calculate = panel.getByRole('button', { name: 'Calculate Storage Time' });
        const cooked = () => panel.locator('[type=date]').inputValue();
        expect(await cooked()).toBe('2025-05-31');
        await pastMidnight(page);
        await expect.poll(cooked).toBe('2025-06-01');
        await calculate.click();
        await expect.poll(statusText).toBe('Safe until: Thursday, June 5 (4 days)');
        await page.clock.setFixedTime(new Date('2025-06-02T08:00:00'));
        await seen(page);
        await page.clock.runFor(100);
        expect(await statusText()).toBe('Safe until: Thursday, June 5 (4 days)');
      },
      evening,
    ));
});
