import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject } from 'vitest';
import { openBrowser } from '../../scripts/openBrowser.ts';

export const origin = inject('origin');

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
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

const SCREEN = { width: 1280, height: 900 };

interface Tab {
  page: Page;
  /** What went wrong: errors of the page or its console, and requests to another origin but for a picture. */
  faults: string[];
  close: () => Promise<void>;
}

/** A tab in a browser context of its own. */
async function openTab({ offlineReady = false, expected, before, ...context }: Visit): Promise<Tab> {
  const visitor = await browser.newContext({
    baseURL: origin,
    viewport: SCREEN,
    locale: 'en-US',
    serviceWorkers: offlineReady ? 'allow' : 'block',
    ...context,
  });
  const faults: string[] = [];
  const note = (fault: string) => {
    if (!expected?.test(fault) && !fault.includes('Service Worker registration blocked')) faults.push(fault);
  };
  const page = await visitor.newPage();
  page.setDefaultTimeout(15_000);
  page.on('pageerror', (error) => note(`page error: ${error.message}`));
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') note(`console: ${message.text()}`);
  });
  page.on('request', (request) => {
    const elsewhere = new URL(request.url()).origin !== origin;
    if (elsewhere && request.resourceType() !== 'image') note(`request to ${request.url()}`);
  });
  await before?.(page);
  return { page, faults, close: () => visitor.close() };
}

/** Makes a tab forget its visitor: what is stored, faked and set. */
async function forget({ page, faults }: Tab): Promise<void> {
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.setViewportSize(SCREEN);
  await page.emulateMedia({ media: null, colorScheme: null, reducedMotion: null });
  // Of our origin, and without scripts that would store something while they are left.
  await page.goto('/robots.txt');
  await page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
  faults.length = 0;
}

/** The tab for the next visit that asks for nothing special: where the site was open before, it opens in half the time. */
let kept: Tab | undefined;

/**
 * One visitor without a past opens `path` and goes through `journey`. Fails on any error in the page or its console,
 * and on any request to another origin but a recipe picture's.
 */
export async function visit(
  path: string,
  journey: (page: Page) => Promise<unknown>,
  options?: Visit,
): Promise<void> {
  const tab = options ? await openTab(options) : (kept ?? (await openTab({})));
  // Until the journey has gone well nobody else shall meet the tab.
  if (tab === kept) kept = undefined;
  try {
    await tab.page.goto(path, { waitUntil: 'domcontentloaded' });
    if (options?.javaScriptEnabled !== false) await hydrated(tab.page);
    await journey(tab.page);
    expect(tab.faults).toEqual([]);
    if (!options) {
      await forget(tab);
      kept = tab;
    }
  } finally {
    if (kept !== tab) await tab.close();
  }
}

/** Waits until the page's main islands can be operated and know what was typed before. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(
    () =>
      document.readyState === 'complete' &&
      !document.querySelector('astro-island[client="load"]:not([data-ready])'),
  );
}

/** Loads the page again as a visitor would: not in the very moment of a key, before the address has it. */
export async function reload(page: Page): Promise<void> {
  await page.evaluate(() => new Promise((done) => setTimeout(done)));
  await page.reload();
  await hydrated(page);
}

/** Holds back what is fetched from addresses of a pattern until the journey lets it arrive. */
export async function hold(page: Page, pattern: RegExp): Promise<() => void> {
  let arrive = () => {};
  const arrived = new Promise<void>((done) => {
    arrive = done;
  });
  await page.route(pattern, (route) => arrived.then(() => route.continue()));
  return arrive;
}

/** How much of the page has moved by itself so far: Cumulative Layout Shift. */
export const shiftOf = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) =>
          resolve(list.getEntries().reduce((sum, entry) => sum + (entry as never)['value'], 0)),
        ).observe({ type: 'layout-shift', buffered: true });
        setTimeout(() => resolve(0), 500);
      }),
  );

/** A phone: narrow, with a touch screen. */
export const PHONE: Visit = { viewport: { width: 375, height: 740 }, hasTouch: true };

/** By how many pixels the page is wider than its window. */
export const sideways = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** The panel of the chosen tab. */
export const PANEL = '[role=tabpanel]:not([hidden])';
