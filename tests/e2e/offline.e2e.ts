import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { hydrated, visit } from './browser.ts';
import { expectShared } from './share.ts';

/** Fast-forwards to when the site is cached, and waits until it is. */
async function kept(page: Page): Promise<void> {
  await page.clock.fastForward(4000);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
}

/** Those that need most: drawings, an island, a table, an article, state of the visitor. */
const PAGES = [
  '/recipes/chocolate-cake',
  '/ingredients',
  '/blog/posts/cups-to-grams-flour',
  '/ingredients/flour',
];

async function open(page: Page, paths: readonly string[]): Promise<void> {
  for (const path of paths) {
    await page.goto(path);
    await hydrated(page);
    const canonical = await page.locator('link[rel=canonical]').getAttribute('href');
    expect(new URL(canonical ?? '').pathname).toBe(path);
  }
}

async function tools(page: Page): Promise<void> {
  await page.goto('/?amount=2&from=cups&to=grams&ingredient=flour');
  await hydrated(page);
  await expect.poll(() => page.locator('#converter output').innerText()).toContain('= 250.79 grams');
  await page.goto('/tools/recipe-converter');
  await hydrated(page);
  await page.getByLabel('Your recipe').fill('2 cups flour');
  // 2 x 125 g: the weights of foods are on the device too.
  await expect
    .poll(() => page.getByRole('region', { name: 'Converted recipe' }).innerText())
    .toContain('250 g flour');
  await page.goto('/embed?amount=3');
  await expect.poll(() => page.frameLocator('iframe').locator('output').innerText()).toContain('3 cups');
  await page.goto('/tools/cool-cooking-calculators');
  await hydrated(page);
  const panel = page.getByRole('tabpanel');
  await panel.getByLabel('Number of guests', { exact: true }).fill('20');
  await panel.getByRole('button', { name: 'Calculate', exact: true }).click();
  await expect.poll(() => panel.innerText()).toContain('for 20 Guests');
}

async function linksLeadOn(page: Page): Promise<void> {
  await page.locator('footer').getByRole('link', { name: 'All recipes' }).click();
  await page.waitForURL('**/recipes');
  await page
    .getByRole('link', { name: /Chana Masala/ })
    .first()
    .click();
  await expect.poll(() => page.locator('h1').innerText()).toContain('Chana Masala');
  await page.getByLabel('Servings', { exact: true }).fill('8');
  await expect.poll(() => page.url()).toContain('servings=8');
}

/** Another language has a worker of its own. */
async function frenchIsKeptToo(page: Page): Promise<void> {
  await page.goto('/');
  await hydrated(page);
  await page.getByRole('button', { name: /Language/ }).click();
  await page.getByRole('link', { name: 'Français' }).click();
  await page.waitForURL('**/fr');
  await page.clock.fastForward(4000);
  await expect
    .poll(() => page.evaluate(() => navigator.serviceWorker.controller?.scriptURL))
    .toContain('sw-fr.js');
  await page.context().setOffline(true);
  for (const path of ['/fr/faq', '/fr/recipes/beef-stew']) {
    await page.goto(path);
    await hydrated(page);
    expect(await page.locator('html').getAttribute('lang')).toBe('fr');
  }
}

const options = {
  offlineReady: true,
  expected: /net::ERR_(INTERNET_DISCONNECTED|FAILED)|Failed to load resource/,
  before: (page: Page) => page.clock.install(),
};

// One journey, because a first visit keeps hundreds of files. The tests of the built pages check that none is missing.
test('offline, after one visit: pages, tools, search and the share sheet work, another language loads on retry, and is kept too', () =>
  visit(
    '/about',
    async (page) => {
      await kept(page);
      // Pages of foods are kept once they were opened.
      await page.goto('/ingredients/flour');
      await page.context().setOffline(true);
      await open(page, PAGES);
      await page.goto('/kitchen/sheet/?paper=a4');
      expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe('/kitchen/sheet?paper=a4');
      expect(await page.locator('h1').innerText()).toBe('Kitchen Sheet');
      await page.goto('/ingredients/honey');
      expect(await page.locator('h1').innerText()).toBe('This page is not on your device yet');
      await tools(page);
      await expectShared(page);
      await linksLeadOn(page);
      await page.keyboard.press('Control+k');
      await page.keyboard.type('tempura');
      await page.getByRole('option', { name: /Tempura/ }).waitFor();
      await page.goto('/de/faq');
      expect(await page.locator('h1').innerText()).toBe('This page is not on your device yet');
      await page.context().setOffline(false);
      await page.getByRole('link', { name: 'Try again' }).click();
      await expect.poll(() => page.locator('html').getAttribute('lang')).toBe('de');
      await frenchIsKeptToo(page);
    },
    options,
  ));
