import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { hydrated, reload, visit } from './browser.ts';

/** Everything that makes the site remember: colors, a key, a timer, ticks, a scroll position, a language. */
async function useAll(page: Page): Promise<void> {
  await page.getByRole('button', { name: /Use (dark|light) colors/ }).click();
  await page.getByRole('button', { name: /^Search/ }).click();
  await page.getByRole('checkbox', { name: /\/ key|slash/i }).click();
  await page.keyboard.press('Escape');
  await page.goto('/recipes/beef-stew');
  await hydrated(page);
  await page.getByRole('checkbox').first().check();
  await page
    .getByRole('button', { name: /^Start timer/ })
    .first()
    .click();
  await page.evaluate(() => window.scrollTo(0, 600));
  await page.goto('/tools/multi-calculator');
  await hydrated(page);
  await page.getByLabel('Amount', { exact: true }).fill('3');
  await page.getByRole('button', { name: /Language/ }).click();
  await page.getByRole('link', { name: 'Français' }).click();
  await page.waitForURL('**/fr/**');
  await hydrated(page);
}

test('only the listed keys are kept, and no cookie', () =>
  visit(
    '/',
    async (page) => {
      await useAll(page);
      const kept = await page.evaluate(() => [Object.keys(localStorage), Object.keys(sessionStorage)]);
      expect(kept.map((keys) => keys.sort())).toEqual([
        ['language', 'slash', 'theme'],
        ['scroll', 'timers'],
      ]);
      expect(await page.context().cookies()).toEqual([]);
      expect(await page.evaluate(async () => (await indexedDB.databases()).length)).toBe(0);
    },
    {},
  ));

test.each(['localStorage', 'sessionStorage'])('%s that is denied changes nothing but the memory', (storage) =>
  visit(
    '/',
    async (page) => {
      await useAll(page);
      expect(await page.locator('html').getAttribute('lang')).toBe('fr');
    },
    {
      // The router says that it cannot keep the place on the page.
      expected: /Failed to save scroll positions/,
      before: (page) =>
        page.addInitScript((name) => {
          const refuse = () => {
            throw new DOMException('denied', 'SecurityError');
          };
          Object.defineProperty(window, name, { get: refuse });
        }, storage),
    },
  ),
);

test('ticks and what is typed but not asked come back with a reload and with Back', () =>
  visit('/recipes/beef-stew', async (page) => {
    await page.getByRole('checkbox').nth(2).check();
    await reload(page);
    await expect.poll(() => page.getByRole('checkbox').nth(2).isChecked()).toBe(true);
    await page.goto('/tools/cool-cooking-calculators?guests=5');
    await hydrated(page);
    const guests = page.getByLabel('Number of guests');
    await expect.poll(() => page.getByRole('status').innerText()).toContain('for 5 Guests');
    await guests.fill('27');
    await reload(page);
    await expect.poll(() => guests.inputValue()).toBe('27');
    expect(await page.getByRole('status').innerText()).toContain('for 5 Guests');
    await page.locator('footer').getByRole('link', { name: 'All recipes' }).click();
    await page.waitForURL('**/recipes');
    await page.goBack();
    await expect.poll(() => guests.inputValue()).toBe('27');
  }));
