import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { hydrated, reload, visit } from './browser.ts';

/** Uses everything the site stores: theme, slash setting, timer, checked lines, draft, scroll position, language. */
async function useAll(page: Page): Promise<void> {
  await page.getByRole('button', { name: /Use (dark|light) colors/ }).click();
  await page.getByRole('button', { name: /^Search/ }).click();
  await page.getByLabel('Open the search with the / key').uncheck();
  await page.keyboard.press('Escape');
  await page.goto('/recipes/beef-stew');
  await hydrated(page);
  await page
    .getByRole('checkbox', { name: /carrots/ })
    .first()
    .check();
  await page
    .getByRole('button', { name: /^Start timer/ })
    .first()
    .click();
  await page.getByRole('timer').waitFor();
  await page.mouse.wheel(0, 600);
  await page.goto('/tools/multi-calculator');
  await hydrated(page);
  await page.getByLabel('Amount', { exact: true }).fill('3');
  await page.getByRole('button', { name: /Language/ }).click();
  await page.getByRole('link', { name: 'Français' }).click();
  await page.waitForURL('**/fr/**');
  await hydrated(page);
}

test('only the listed keys are stored, and no cookies', () =>
  visit('/', async (page) => {
    await useAll(page);
    const kept = await page.evaluate(() => [Object.keys(localStorage), Object.keys(sessionStorage)]);
    expect(kept.map((keys) => keys.sort())).toEqual([
      ['language', 'slash', 'theme'],
      ['ticks', 'timers'],
    ]);
    expect(await page.context().cookies()).toEqual([]);
    expect(await page.evaluate(async () => (await indexedDB.databases()).length)).toBe(0);
  }));

// Any console message fails the visit.
test('with storage denied, everything works but nothing is remembered', () =>
  visit(
    '/',
    async (page) => {
      await useAll(page);
      expect(await page.locator('html').getAttribute('lang')).toBe('fr');
    },
    {
      mocks: (page) =>
        page.addInitScript(() => {
          for (const storage of ['localStorage', 'sessionStorage']) {
            const refuse = () => {
              throw new DOMException('denied', 'SecurityError');
            };
            Object.defineProperty(window, storage, { get: refuse });
          }
        }),
    },
  ));

test('checked lines, unsubmitted input and the scroll position are restored', () =>
  visit('/recipes/beef-stew', async (page) => {
    const carrots = page.getByRole('checkbox', { name: /carrots/ }).first();
    await carrots.check();
    await reload(page);
    await expect.poll(() => carrots.isChecked()).toBe(true);

    await page.goto('/tools/cool-cooking-calculators?guests=5');
    await hydrated(page);
    const guests = page.getByLabel('Number of guests');
    const statusText = () => page.getByRole('tabpanel').getByRole('status').innerText();
    await expect.poll(statusText).toContain('for 5 Guests');
    await guests.fill('27');
    await reload(page);
    await expect.poll(() => guests.inputValue()).toBe('27');
    expect(await statusText()).toContain('for 5 Guests');
    const link = page.getByRole('contentinfo').getByRole('link', { name: 'All recipes' });
    await link.scrollIntoViewIfNeeded();
    const scrolled = await page.evaluate(() => window.scrollY);
    expect(scrolled).toBeGreaterThan(0);
    await link.click();
    await page.waitForURL('**/recipes');
    await page.goBack();
    await hydrated(page);
    await expect.poll(() => guests.inputValue()).toBe('27');
    expect(await statusText()).toContain('for 5 Guests');
    // The browser may round the position.
    await expect
      .poll(() => page.evaluate((y) => Math.abs(window.scrollY - y), scrolled))
      .toBeLessThanOrEqual(1);

    await page.goto('/recipes/beef-stew');
    await expect.poll(() => carrots.isChecked()).toBe(true);
  }));
