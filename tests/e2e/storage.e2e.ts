import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { hydrated, reload, visit } from './browser.ts';

/** Everything that makes the site remember: colors, a key, a timer, ticks, a draft, a scroll position, a language. */
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

test('only the listed keys are kept, and no cookie', () =>
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

// Anything in the console fails a visit.
test('storage that is denied changes nothing but the memory, and the console stays empty', () =>
  visit(
    '/',
    async (page) => {
      await useAll(page);
      expect(await page.locator('html').getAttribute('lang')).toBe('fr');
    },
    {
      before: (page) =>
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

test('storage that is full changes nothing either', () =>
  visit('/', useAll, {
    before: (page) =>
      page.addInitScript(() => {
        Storage.prototype.setItem = () => {
          throw new DOMException('full', 'QuotaExceededError');
        };
      }),
  }));

test('ticks, what is typed but not asked, and the place on the page come back', () =>
  visit('/recipes/beef-stew', async (page) => {
    const carrots = page.getByRole('checkbox', { name: /carrots/ }).first();
    await carrots.check();
    await reload(page);
    await expect.poll(() => carrots.isChecked()).toBe(true);

    await page.goto('/tools/cool-cooking-calculators?guests=5');
    await hydrated(page);
    const guests = page.getByLabel('Number of guests');
    const said = () => page.getByRole('tabpanel').getByRole('status').innerText();
    await expect.poll(said).toContain('for 5 Guests');
    await guests.fill('27');
    await reload(page);
    await expect.poll(() => guests.inputValue()).toBe('27');
    expect(await said()).toContain('for 5 Guests');
    const link = page.getByRole('contentinfo').getByRole('link', { name: 'All recipes' });
    await link.scrollIntoViewIfNeeded();
    const scrolled = await page.evaluate(() => window.scrollY);
    expect(scrolled).toBeGreaterThan(0);
    await link.click();
    await page.waitForURL('**/recipes');
    await page.goBack();
    await hydrated(page);
    await expect.poll(() => guests.inputValue()).toBe('27');
    expect(await said()).toContain('for 5 Guests');
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(scrolled);

    await page.goto('/recipes/beef-stew');
    await expect.poll(() => carrots.isChecked()).toBe(true);
  }));
