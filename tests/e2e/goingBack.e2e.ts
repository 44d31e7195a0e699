import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openBrowser } from '../../scripts/openBrowser.ts';
import { readTools } from '../../scripts/readTools.ts';
import { WAIT_LIMIT } from '../limits.ts';
import { hydrated, origin, visit } from './browser.ts';

describe('going back', () => {
  test('restores the page and its scroll position, and so does going forward', () =>
    visit('/', async (page) => {
      const scrolled = () => page.evaluate(() => Math.round(window.scrollY));
      const amount = page.locator('#converter').getByLabel('Amount');
      await amount.fill('321');
      await page.locator('footer').getByRole('link', { name: 'Contact' }).click();
      await page.waitForURL('**/contact');
      expect(await scrolled()).toBe(0);
      await page.goBack();
      await hydrated(page);
      await expect.poll(() => page.locator('#converter output').innerText()).toContain('321 grams');
      expect(await amount.inputValue()).toBe('321');
      await expect.poll(scrolled).toBeGreaterThan(1000);
      await page.goForward();
      await page.waitForURL('**/contact');
      expect(await page.locator('h1').isVisible()).toBe(true);
    }));

  // A list may reset the fields beside it, as another scale does to a temperature.
  test('finds every list and number of every tool as it was left', async () => {
    const tools = (await readTools()).filter(({ queries, readOnly }) => queries && !readOnly);
    await visit('/robots.txt', async (page) => {
      const lists = page.locator('main form select:visible');
      const numbers = page.locator('main form input[inputmode]:visible');
      const valuesOf = (fields: typeof lists) =>
        fields.evaluateAll((all) => all.map((field) => (field as HTMLInputElement).value));
      const values = async () => [...(await valuesOf(lists)), ...(await valuesOf(numbers))];
      for (const { path } of tools) {
        await page.goto(path);
        await hydrated(page);
        // One list may take away another.
        for (let place = 0; place < (await lists.count()); place++) {
          const list = lists.nth(place);
          await list.selectOption({ index: (await list.locator('option').count()) - 1 });
        }
        for (const number of await numbers.all()) await number.fill(`${await number.inputValue()}1`);
        const left = await values();
        await page.evaluate(() => new Promise((done) => setTimeout(done)));
        await page.goto('/robots.txt');
        await page.goBack();
        await hydrated(page);
        await expect.poll(values, { message: path }).toEqual(left);
      }
    });
  });
});

/** Playwright disables the back/forward cache, but real browsers use it. */
describe('going back to a page in the back/forward cache', () => {
  let browser: Browser;
  let context: BrowserContext;
  let page: Page;
  beforeAll(async () => {
    browser = await openBrowser([], ['--disable-back-forward-cache']);
  });
  afterAll(() => browser.close());
  beforeEach(async () => {
    context = await browser.newContext({ baseURL: origin, serviceWorkers: 'block', colorScheme: 'light' });
    context.setDefaultTimeout(WAIT_LIMIT);
    page = await context.newPage();
    await page.addInitScript(() => {
      window.addEventListener('pageshow', ({ persisted }) => {
        document.documentElement.dataset['persisted'] = String(persisted);
      });
    });
  });
  afterEach(() => context.close());

  const open = async (path: string) => {
    await page.goto(path);
    await hydrated(page);
  };
  /** Goes back; fails with the browser's reasons if the page was not restored from the cache. */
  const back = async () => {
    await page.goBack({ waitUntil: 'commit' });
    const kept = () =>
      page.evaluate(() => {
        const [entry] = performance.getEntriesByType('navigation');
        const reasons = (entry as unknown as { notRestoredReasons: unknown }).notRestoredReasons;
        return `${document.documentElement.dataset['persisted']} ${JSON.stringify(reasons)}`;
      });
    await expect.poll(kept).toBe('true null');
  };

  test('shows what was typed in a theme chosen meanwhile, and still works', async () => {
    await open('/');
    const converter = page.locator('#converter');
    await converter.getByLabel('Amount').fill('321');
    // The browser drops a page from the cache if its URL changes while it is being left.
    await page.waitForURL(/amount=321/);
    await open('/de/faq');
    await page.getByRole('button', { name: 'Dunkler Modus' }).click();
    await back();
    await expect.poll(() => page.locator('html').getAttribute('data-theme')).toBe('dark');
    expect(await converter.getByLabel('Amount').inputValue()).toBe('321');
    expect(await converter.locator('output').innerText()).toContain(
      '321 grams of Water = 321.00 milliliters',
    );
    await converter.getByLabel('Amount').fill('7');
    await expect.poll(() => converter.locator('output').innerText()).toContain('7 grams of Water = 7.00');
    await expect.poll(() => page.url()).toContain('amount=7');
  });

  test('picks up timers stopped and lines checked meanwhile', async () => {
    const carrots = page.getByRole('checkbox', { name: /carrots|Karotten/ }).first();
    await open('/recipes/beef-stew');
    await page.locator('#step-3').getByRole('button', { name: 'Start timer: 8 min' }).click();
    await page.getByRole('timer').waitFor();
    await open('/de/recipes/beef-stew');
    await page.getByRole('button', { name: /^Abbrechen: 8/ }).click();
    await carrots.check();
    await back();
    await expect.poll(() => page.getByRole('timer').count()).toBe(0);
    await expect.poll(() => carrots.isChecked()).toBe(true);
  });

  // Those with a worker, with a lock on the screen, and with islands that are not asked for yet.
  test('works for the recipe converter, cook mode and a page to read', async () => {
    for (const path of [
      '/tools/recipe-converter',
      '/recipes/chocolate-cake?step=2',
      '/blog/posts/cups-to-grams-flour',
    ]) {
      await open(path);
      await page.goto('/robots.txt');
      await back();
    }
  });
});
