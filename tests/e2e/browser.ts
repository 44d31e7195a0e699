import type { Browser, BrowserContextOptions, Disposable, Page } from 'playwright-core';
import { expect, inject } from 'vitest';
import { openBrowser } from '../../scripts/openBrowser.ts';
import { findShell } from '../findShell.ts';
import { WAIT_LIMIT } from '../limits.ts';

export const origin = inject('origin');

/** One browser for all files of a worker; it ends with the worker's process. */
let browser: Promise<Browser> | undefined;

export interface Visit extends BrowserContextOptions {
  /** Allows the service worker; most journeys are simpler without it. */
  offlineReady?: boolean;
  /** Console messages that the journey causes on purpose, such as those of a failed request. */
  expected?: RegExp;
  /** Runs before the page loads: routes, or one script to run in the page, which it returns. Both end with the visit. */
  mocks?: (page: Page) => Promise<Disposable>;
  /** Runs before the first page loads, to do what cannot be undone, such as to fix the clock; nothing is cached then. */
  before?: (page: Page) => Promise<unknown>;
}

const SCREEN = { width: 1280, height: 900 };

interface Tab {
  page: Page;
  /** Page errors, console errors, and requests to other origins except for pictures. */
  faults: string[];
}

/**
 * Browser messages that our code does not cause: blocked service workers, and a view transition between two pages
 * that Chromium skips because the new page was ready before the transition.
 */
const BROWSERS_OWN = /Service Worker registration blocked|Transition was aborted because of invalid state/;

/** Opens a tab in its own browser context. */
async function openTab(context: BrowserContextOptions): Promise<Tab> {
  browser ??= openBrowser([], [], findShell());
  const visitor = await (await browser).newContext({
    baseURL: origin,
    viewport: SCREEN,
    locale: 'en-US',
    serviceWorkers: 'block',
    ...context,
  });
  visitor.setDefaultTimeout(WAIT_LIMIT);
  const faults: string[] = [];
  const note = (fault: string) => {
    if (!BROWSERS_OWN.test(fault)) faults.push(fault);
  };
  const page = await visitor.newPage();
  page.on('pageerror', (error) => note(`page error: ${error.message}`));
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') note(`console: ${message.text()}`);
  });
  page.on('request', (request) => {
    const elsewhere = new URL(request.url()).origin !== origin;
    if (elsewhere && request.resourceType() !== 'image') note(`request to ${request.url()}`);
  });
  return { page, faults };
}

/** What can change in an open tab, and is set for each visit. */
type Look = Pick<Visit, 'viewport' | 'colorScheme' | 'reducedMotion' | 'forcedColors' | 'permissions'>;

/**
 * Prepares a tab before a page is loaded, so that the page is laid out and painted with these settings only. Less motion
 * is the default, because a fade from page to page costs as much as loading one.
 */
async function setLook({ page }: Tab, look: Look): Promise<void> {
  const { viewport, colorScheme, reducedMotion, forcedColors, permissions } = look;
  await page.setViewportSize(viewport ?? SCREEN);
  await page.emulateMedia({
    media: null,
    colorScheme: colorScheme ?? null,
    reducedMotion: reducedMotion ?? 'reduce',
    forcedColors: forcedColors ?? null,
  });
  if (permissions) await page.context().grantPermissions(permissions);
}

/** Resets a tab: storage, mocks and permissions. */
async function forget({ page, faults }: Tab): Promise<void> {
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.context().clearPermissions();
  // Same origin, but without scripts that could store something on unload, and with nothing to lay out again.
  await page.goto('/robots.txt');
  await page.evaluate(async () => {
    localStorage.clear();
    sessionStorage.clear();
    for (const { name = '' } of await indexedDB.databases()) {
      await new Promise((done) => {
        indexedDB.deleteDatabase(name).onsuccess = done;
      });
    }
  });
  faults.length = 0;
}

/**
 * Tabs that the next visit with the same kind of device reuses, because the site loads twice as fast in a warm tab. What
 * `before` does, and a service worker, cannot be undone.
 */
const kept = new Map<string, Tab>();

/**
 * Opens `path` as a new visitor and runs `journey`. Fails on any page or console error, and on any request to another
 * origin except for recipe pictures.
 */
export async function visit(
  path: string,
  journey: (page: Page) => Promise<unknown>,
  options: Visit = {},
): Promise<void> {
  const { offlineReady, expected, mocks, before, ...context } = options;
  const { viewport, colorScheme, reducedMotion, forcedColors, permissions, ...device } = context;
  const key = offlineReady || before ? undefined : JSON.stringify(device);
  const warm = key === undefined ? undefined : kept.get(key);
  const tab = warm ?? (await openTab(offlineReady ? { ...device, serviceWorkers: 'allow' } : device));
  // Only reuse the tab if the journey passes.
  if (key !== undefined) kept.delete(key);
  try {
    await setLook(tab, options);
    await before?.(tab.page);
    const mock = await mocks?.(tab.page);
    await tab.page.goto(path, { waitUntil: 'domcontentloaded' });
    if (options.javaScriptEnabled !== false) await hydrated(tab.page);
    await journey(tab.page);
    expect(tab.faults.filter((fault) => !expected?.test(fault))).toEqual([]);
    if (key !== undefined) {
      await mock?.dispose();
      await forget(tab);
      kept.set(key, tab);
    }
  } finally {
    if (key === undefined || kept.get(key) !== tab) await tab.page.context().close();
  }
}

/** Waits until the page's main islands are hydrated and have replayed early input. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(
    () =>
      document.readyState === 'complete' &&
      !document.querySelector('astro-island[client="load"]:not([data-ready])'),
  );
}

/** Reloads the page, after giving the last change time to reach the URL. */
export async function reload(page: Page): Promise<void> {
  await page.evaluate(() => new Promise((done) => setTimeout(done)));
  await page.reload();
  await hydrated(page);
}

/** Holds back responses from matching URLs until the returned function is called. */
export async function hold(page: Page, pattern: RegExp): Promise<() => void> {
  let arrive = () => {};
  const arrived = new Promise<void>((done) => {
    arrive = done;
  });
  await page.route(pattern, (route) => arrived.then(() => route.continue()));
  return arrive;
}

/** The page's Cumulative Layout Shift so far. */
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

/** A narrow touch screen. */
export const PHONE: Visit = { viewport: { width: 375, height: 740 }, hasTouch: true };

/** Changes the window's size; the page's follows a frame or two later. */
export async function resize(page: Page, size: { width: number; height: number }): Promise<void> {
  await page.setViewportSize(size);
  await page.waitForFunction((width) => window.innerWidth === width, size.width);
}

/** Horizontal overflow of the page in pixels. */
export const sideways = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** The open tab's panel. */
export const PANEL = '[role=tabpanel]:not([hidden])';
