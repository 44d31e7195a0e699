import { existsSync } from 'node:fs';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { expect, inject } from 'vitest';
import { findBrowser } from '../../scripts/findBrowser.ts';
import { openBrowser } from '../../scripts/openBrowser.ts';
import { WAIT_LIMIT } from '../limits.ts';

export const origin = inject('origin');

/** Chromium without windows, which Playwright starts by default where it is: journeys take less time than in a whole browser. */
const SHELL = '/usr/bin/chromium-headless-shell';

/** One browser for all files of a worker; it ends with the worker's process. */
let browser: Promise<Browser> | undefined;

export interface Visit extends BrowserContextOptions {
  /** Allows the service worker; most journeys are simpler without it. */
  offlineReady?: boolean;
  /** Console messages that the journey causes on purpose, such as those of a failed request. */
  expected?: RegExp;
  /** Runs before the first page loads, to fix the clock, break storage or fail a route. */
  before?: (page: Page) => Promise<unknown>;
}

const SCREEN = { width: 1280, height: 900 };

interface Tab {
  page: Page;
  /** Page errors, console errors, and requests to other origins except for pictures. */
  faults: string[];
  close: () => Promise<void>;
}

/**
 * Browser messages that our code does not cause: blocked service workers, and a view transition between two pages
 * that Chromium skips because the new page was ready before the transition.
 */
const BROWSERS_OWN = /Service Worker registration blocked|Transition was aborted because of invalid state/;

/** Opens a tab in its own browser context. */
async function openTab({ offlineReady = false, expected, before, ...context }: Visit): Promise<Tab> {
  browser ??= openBrowser([], [], process.env['CHROME_PATH'] || !existsSync(SHELL) ? findBrowser() : SHELL);
  const visitor = await (await browser).newContext({
    baseURL: origin,
    viewport: SCREEN,
    locale: 'en-US',
    serviceWorkers: offlineReady ? 'allow' : 'block',
    ...context,
  });
  visitor.setDefaultTimeout(WAIT_LIMIT);
  const faults: string[] = [];
  const note = (fault: string) => {
    if (!expected?.test(fault) && !BROWSERS_OWN.test(fault)) faults.push(fault);
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
  await before?.(page);
  return { page, faults, close: () => visitor.close() };
}

/** The settings that can change in an open tab. */
const LOOK: readonly string[] = ['viewport', 'colorScheme', 'reducedMotion'];

const isLook = (options: Visit) => Object.keys(options).every((option) => LOOK.includes(option));

/** Applies settings to a tab before a page is loaded, so that the page is laid out and painted with them only. */
async function setLook({ page }: Tab, { viewport, colorScheme, reducedMotion }: Visit): Promise<void> {
  await page.setViewportSize(viewport ?? SCREEN);
  await page.emulateMedia({
    media: null,
    colorScheme: colorScheme ?? null,
    reducedMotion: reducedMotion ?? null,
  });
}

/** Resets a tab: storage and mocks. */
async function forget({ page, faults }: Tab): Promise<void> {
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  // Same origin, but without scripts that could store something on unload, and with nothing to lay out again.
  await page.goto('/robots.txt');
  await page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
  faults.length = 0;
}

/** Reused by the next visit with no other options than a look, because the site loads twice as fast in a warm tab. */
let kept: Tab | undefined;

/**
 * Opens `path` as a new visitor and runs `journey`. Fails on any page or console error, and on any request to another
 * origin except for recipe pictures.
 */
export async function visit(
  path: string,
  journey: (page: Page) => Promise<unknown>,
  options: Visit = {},
): Promise<void> {
  const isReusable = isLook(options);
  const tab = isReusable ? (kept ?? (await openTab({}))) : await openTab(options);
  // Only reuse the tab if the journey passes.
  if (tab === kept) kept = undefined;
  try {
    if (isReusable) await setLook(tab, options);
    await tab.page.goto(path, { waitUntil: 'domcontentloaded' });
    if (options.javaScriptEnabled !== false) await hydrated(tab.page);
    await journey(tab.page);
    expect(tab.faults).toEqual([]);
    if (isReusable) {
      await forget(tab);
      kept = tab;
    }
  } finally {
    if (kept !== tab) await tab.close();
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

/** Horizontal overflow of the page in pixels. */
export const sideways = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** The open tab's panel. */
export const PANEL = '[role=tabpanel]:not([hidden])';
