import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { LANGUAGE_CODES, type Language } from '../../src/i18n/languages.ts';
import { localPath } from '../../src/site/paths.ts';
import { hydrated, visit } from './browser.ts';
import { KINDS } from './kinds.ts';

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

/** A tool, a field, what is typed there, the button, and what it then says. */
const TOOLS = [
  ['/conversions/length', 'Value', '10', 'Convert', '25.4'],
  ['/tools/multi-calculator', 'Amount', '2', 'Convert', '480'],
  ['/tools/convertidor', 'Valor', '100', 'Convertir', '3,53'],
  ['/tools/cool-cooking-calculators', 'Number of guests', '20', 'Calculate', 'for 20 Guests'],
] as const;

const NO_NETWORK = /net::ERR_(INTERNET_DISCONNECTED|FAILED)|Failed to load resource/;

/** Opens one page of every kind in a language. */
async function everyKind(page: Page, language: Language): Promise<void> {
  for (const path of KINDS.map((kind) => localPath(language, kind))) {
    await page.goto(path);
    await hydrated(page);
    const canonical = await page.locator('link[rel=canonical]').getAttribute('href');
    expect(new URL(canonical ?? '').pathname).toBe(path);
  }
}

async function everyTool(page: Page): Promise<void> {
  await page.goto('/?amount=2&from=cups&to=grams&ingredient=flour');
  await hydrated(page);
  await expect.poll(() => page.locator('#converter output').innerText()).toContain('= 250.79 grams');
  const panel = page.getByRole('tabpanel');
  for (const [path, field, text, button, answer] of TOOLS) {
    await page.goto(path);
    await hydrated(page);
    await panel.getByLabel(field, { exact: true }).fill(text);
    await panel.getByRole('button', { name: button, exact: true }).click();
    await expect.poll(() => panel.innerText(), { message: path }).toContain(answer);
  }
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

describe('without a network, after one visit', () => {
  test.each(LANGUAGE_CODES)('every kind of page opens in %s, also at first navigation', (language) =>
    visit(
      localPath(language, '/about'),
      async (page) => {
        await kept(page);
        await page.context().setOffline(true);
        await everyKind(page, language);
        if (language !== 'en') return;
        await everyTool(page);
        await linksLeadOn(page);
        await page.goto('/de/faq');
        expect(await page.locator('h1').innerText()).toBe('This page is not on your device yet');
        await page.context().setOffline(false);
        await page.getByRole('link', { name: 'Try again' }).click();
        await hydrated(page);
        expect(await page.locator('html').getAttribute('lang')).toBe('de');
      },
      { offlineReady: true, expected: NO_NETWORK },
    ),
  );

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
