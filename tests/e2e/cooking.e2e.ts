import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { visit } from './browser.ts';

const PATH = '/tools/cool-cooking-calculators';
const panel = (page: Page) => page.getByRole('tabpanel');
const result = (page: Page) => panel(page).getByRole('status');
const press = (page: Page, name: string) => panel(page).getByRole('button', { name, exact: true }).click();

test('the party list is copied, and printed on its own', () =>
  visit(
    `${PATH}?guests=10`,
    async (page) => {
      await result(page).getByRole('heading', { name: 'Food & Drinks for 10 Guests' }).waitFor();
      await press(page, 'Copy the list');
      expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('- Meat: 5 lb (2.27 kg)');
      await page.evaluate(() => {
        window.print = () => document.documentElement.setAttribute('data-printed', '');
      });
      await press(page, 'Print the list');
      await page.locator('html[data-printed]').waitFor();
      await page.emulateMedia({ media: 'print' });
      expect(await result(page).isVisible()).toBe(true);
      expect(await panel(page).getByLabel('Number of guests').isVisible()).toBe(false);
      expect(await page.getByText('Hosting tips').isVisible()).toBe(false);
      expect(await page.locator('header').first().isVisible()).toBe(false);
    },
    { permissions: ['clipboard-read', 'clipboard-write'] },
  ));

describe('leftovers', () => {
  // The same instant on different local dates, at the end of the year and of daylight saving time.
  test.each([
    ['Pacific/Honolulu', '2025-05-21T05:00:00Z', '2025-05-20', 'Saturday, May 24'],
    ['America/New_York', '2025-11-02T03:30:00Z', '2025-11-01', 'Wednesday, November 5'],
    ['Europe/Berlin', '2025-12-30T23:30:00Z', '2025-12-31', 'Sunday, January 4'],
  ])('in %s at %s today is %s', (timezoneId, now, today, until) =>
    visit(
      `${PATH}?tab=leftovers`,
      async (page) => {
        await expect.poll(() => panel(page).getByLabel('Cooked on').inputValue()).toBe(today);
        await press(page, 'Calculate Storage Time');
        await expect.poll(() => result(page).textContent()).toBe(`Safe until: ${until} (4 days)`);
        await expect.poll(() => new URL(page.url()).searchParams.get('cooked')).toBe(today);
      },
      { timezoneId, before: (page) => page.clock.setFixedTime(new Date(now)) },
    ),
  );

  test('offer a calendar reminder', () =>
    visit(
      `${PATH}?tab=leftovers&food=rice&storage=fridge&cooked=2025-05-20`,
      async (page) => {
        await expect.poll(() => result(page).textContent()).toBe('Safe until: Saturday, May 24 (4 days)');
        const [download] = await Promise.all([
          page.waitForEvent('download'),
          press(page, 'Add to calendar (.ics)'),
        ]);
        expect(download.suggestedFilename()).toBe('leftovers-2025-05-24.ics');
        const text = await readFile(await download.path(), 'utf8');
        expect(text).toMatch(/^BEGIN:VCALENDAR\r\n/);
        expect(text).toContain('DTSTART;VALUE=DATE:20250521\r\n');
        expect(text).toContain('DTSTART;VALUE=DATE:20250524\r\n');
      },
      { before: (page) => page.clock.setFixedTime(new Date('2025-05-20T12:00:00Z')) },
    ));
});
