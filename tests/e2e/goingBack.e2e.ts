import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openBrowser } from '../../scripts/openBrowser.ts';
import { hydrated, origin, visit } from './browser.ts';

describe('going back', () => {
  test('Back and Forward bring the typed state back', () =>
    visit('/', async (page) => {
      await page.locator('#converter').getByLabel('Amount').fill('321');
      await page.locator('footer').getByRole('link', { name: 'Contact' }).click();
      await page.waitForURL('**/contact');
      await page.goBack();
      await expect.poll(() => page.locator('#converter').getByLabel('Amount').inputValue()).toBe('321');
    }));

  test('a browser that did not keep the page loads it again as it was', () =>
    visit('/?amount=12', async (page) => {
      await page.goto('about:blank');
      await page.goBack();
      await hydrated(page);
      await expect.poll(() => page.locator('#converter output').innerText()).toContain('12 grams');
    }));
});

/** Playwright switches the back-forward cache off; every visitor's browser has it. */
describe('going back to a page that the browser kept', () => {
  let browser: Browser;
  let context: BrowserContext;
  let page: Page;
  beforeAll(async () => {
    browser = await openBrowser([], ['--disable-back-forward-cache']);
  });
  afterAll(() => browser.close());
  beforeEach(async () => {
    context = await browser.newContext({ baseURL: origin, serviceWorkers: 'block', colorScheme: 'light' });
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
  /** Goes back; fails with the browser's reasons where it had to load the page anew. */
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

  test('shows what was typed, and answers', async () => {
    await open('/');
    const converter = page.locator('#converter');
    await converter.getByLabel('Amount').fill('321');
    await open('/de/faq');
    await back();
    expect(await converter.getByLabel('Amount').inputValue()).toBe('321');
    expect(await converter.locator('output').innerText()).toContain(
      '321 grams of Water = 321.00 milliliters',
    );
    await converter.getByLabel('Amount').fill('7');
    await expect.poll(() => converter.locator('output').innerText()).toContain('7 grams of Water = 7.00');
    await expect.poll(() => page.url()).toContain('amount=7');
  });

  test('misses no timer that was stopped meanwhile', async () => {
    await open('/recipes/beef-stew');
    await page.locator('#step-3').getByRole('button', { name: 'Start timer: 8 min' }).click();
    await page.getByRole('timer').waitFor();
    await open('/de/faq');
    await page.getByRole('button', { name: /^Abbrechen: 8/ }).click();
    await back();
    expect(await page.getByRole('timer').count()).toBe(0);
  });

  test('has the colors that were chosen meanwhile', async () => {
    await open('/');
    await open('/de/faq');
    await page.getByRole('button', { name: 'Dunkle Farben' }).click();
    await back();
    await expect.poll(() => page.locator('html').getAttribute('data-theme')).toBe('dark');
  });

  test('can be had from every tool, a recipe and an article', async () => {
    for (const path of [
      '/conversions/length',
      '/tools/multi-calculator',
      '/tools/cool-cooking-calculators',
      '/recipes/chocolate-cake',
      '/blog/posts/cups-to-grams-flour',
    ]) {
      await open(path);
      await page.goto('/robots.txt');
      await back();
    }
  });
});
