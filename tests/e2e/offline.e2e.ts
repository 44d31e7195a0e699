import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { hydrated, visit } from './browser.ts';

/** Waits until the service worker has everything and answers for the page. */
async function kept(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    if (!navigator.serviceWorker.controller) {
      await new Promise((done) =>
        navigator.serviceWorker.addEventListener('controllerchange', done, { once: true }),
      );
    }
  });
}

const NO_NETWORK = /net::ERR_(INTERNET_DISCONNECTED|FAILED)|Failed to load resource/;

describe('without a network, after one visit', () => {
  test('every kind of page opens, also at first navigation, and tools work', () =>
    visit(
      '/about',
      async (page) => {
        await kept(page);
        await page.context().setOffline(true);
        for (const path of [
          '/',
          '/conversions/length',
          '/tools/cool-cooking-calculators',
          '/recipes/mapo-tofu',
          '/blog/posts/flour-types-explained',
          '/legal/terms',
        ]) {
          await page.goto(path);
          await hydrated(page);
          expect(await page.locator('h1').count(), path).toBe(1);
        }
        await page.goto('/?amount=2&from=cups&to=grams&ingredient=flour');
        await hydrated(page);
        await expect.poll(() => page.locator('#converter output').innerText()).toContain('= 250.79 grams');
        await page.locator('footer').getByRole('link', { name: 'All recipes' }).click();
        await page.waitForURL('**/recipes');
        await page
          .getByRole('link', { name: /Chana Masala/ })
          .first()
          .click();
        await expect.poll(() => page.locator('h1').innerText()).toContain('Chana Masala');
      },
      { offlineReady: true, expected: NO_NETWORK },
    ));

  test('a page of another language says that it is not here', () =>
    visit(
      '/',
      async (page) => {
        await kept(page);
        await page.context().setOffline(true);
        await page.goto('/de/faq');
        expect(await page.locator('h1').innerText()).toBe('This page is not on your device yet');
        await page.context().setOffline(false);
        await page.getByRole('link', { name: 'Try again' }).click();
        await hydrated(page);
        expect(await page.locator('html').getAttribute('lang')).toBe('de');
      },
      { offlineReady: true, expected: NO_NETWORK },
    ));

  test('switching the language takes that language along', () =>
    visit(
      '/',
      async (page) => {
        await kept(page);
        await page.getByRole('button', { name: /Language/ }).click();
        await page.getByRole('link', { name: 'Français' }).click();
        await page.waitForURL('**/fr');
        await expect
          .poll(() => page.evaluate(() => navigator.serviceWorker.controller?.scriptURL), { timeout: 20_000 })
          .toContain('sw-fr.js');
        await page.context().setOffline(true);
        await page.goto('/fr/faq');
        await hydrated(page);
        expect(await page.locator('html').getAttribute('lang')).toBe('fr');
      },
      { offlineReady: true, expected: NO_NETWORK },
    ));
});
