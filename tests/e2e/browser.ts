import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject } from 'vitest';
import { BROWSER_FLAGS } from '../../scripts/findBrowser.ts';

export const origin = inject('origin');

let browser: Browser;
beforeAll(async () => {
  browser = await chromium.launch({ executablePath: inject('browserPath'), args: BROWSER_FLAGS });
});
afterAll(() => browser.close());

export interface Visit extends BrowserContextOptions {
  /** Lets the service worker take part; most journeys are clearer without it. */
  offlineReady?: boolean;
  /** Messages of the browser's console that belong to the journey, such as a request that is made to fail. */
  expected?: RegExp;
  /** Runs before the first page loads: a fixed clock, a storage that throws, a route that fails. */
  before?: (page: Page) => Promise<unknown>;
}

/** A 1 x 1 picture that stands in for the recipe pictures of other hosts. */
const DOT = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

/**
 * One visitor: opens `path` in a fresh browser context and goes through `journey`. Fails on any error in the page or
 * its console, and on any request to another origin but a recipe picture's.
 */
export async function visit(
  path: string,
  journey: (page: Page) => Promise<unknown>,
  options: Visit = {},
): Promise<void> {
  const { offlineReady = false, expected, before, ...context } = options;
  const visitor = await browser.newContext({
    baseURL: origin,
    viewport: { width: 1280, height: 900 },
    locale: 'en-US',
    serviceWorkers: offlineReady ? 'allow' : 'block',
    ...context,
  });
  const faults: string[] = [];
  const note = (fault: string) => {
    if (!expected?.test(fault) && !fault.includes('Service Worker registration blocked')) faults.push(fault);
  };
  try {
    const page = await visitor.newPage();
    page.setDefaultTimeout(15_000);
    page.on('pageerror', (error) => note(`page error: ${error.message}`));
    page.on('console', (message) => {
      if (message.type() === 'error' || message.type() === 'warning') note(`console: ${message.text()}`);
    });
    await visitor.route(
      (url) => url.origin !== origin,
      (route) => {
        if (route.request().resourceType() === 'image')
          return route.fulfill({ contentType: 'image/png', body: DOT });
        note(`request to ${route.request().url()}`);
        return route.abort();
      },
    );
    await before?.(page);
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    if (context.javaScriptEnabled !== false) await hydrated(page);
    await journey(page);
    expect(faults).toEqual([]);
  } finally {
    await visitor.close();
  }
}

/** Waits until the app has taken over the prerendered page. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => document.documentElement.dataset['hydrated'] === 'true');
}

/** Loads the page again as a visitor would: not in the very moment of a key, before the address has it. */
export async function reload(page: Page): Promise<void> {
  await page.evaluate(() => new Promise((done) => setTimeout(done)));
  await page.reload();
  await hydrated(page);
}

/** A phone: narrow, with a touch screen. */
export const PHONE: Visit = { viewport: { width: 375, height: 740 }, hasTouch: true };
