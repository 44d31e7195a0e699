import {
  copyFileSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openBrowser } from '../../scripts/openBrowser.ts';
import { createSiteServer } from '../../scripts/server.ts';
import { findShell } from '../findShell.ts';
import { WAIT_LIMIT } from '../limits.ts';
import { hydrated, reload } from './browser.ts';
import { covered } from './covered.ts';

/** The page that a worker shows without a network, which it asks for by name. */
const OFFLINE = '/offline.html';

/** How long a page waits before it checks for a new version, in milliseconds. */
const QUIET = 4000;

const WORKER = 'sw-en.js';

/**
 * The worker without its list of hundreds of scripts and pictures, which would take ten times as long. It keeps all
 * pages. The journeys of offline.e2e.ts install the whole list.
 */
function shortWorker(): string {
  const worker = readFileSync(join('dist', WORKER), 'utf8');
  const short = worker.replaceAll(/\{url:"([^"]*)"[^{}]*\},?/g, (entry, url: string) =>
    url === OFFLINE ? entry : '',
  );
  expect(short.match(/\{url:"/g)).toHaveLength(1);
  return short;
}

/** A copy of the site that the tests can republish. */
const folder = mkdtempSync(join(tmpdir(), 'gramwise-'));
let server = createSiteServer(folder);
let browser: Browser;
let origin = '';

/** Publishes the folder's current content at the same URL. */
async function publish(): Promise<void> {
  const { port = 0 } = (server.address() as AddressInfo | null) ?? {};
  const closed = new Promise((done) => server.close(done));
  server.closeAllConnections();
  await closed;
  server = createSiteServer(folder);
  await new Promise<void>((done) => server.listen(port, done));
  origin = `http://localhost:${(server.address() as AddressInfo).port}`;
}

beforeAll(async () => {
  // Everything but the worker, which changes, is the built site itself.
  for (const name of readdirSync('dist')) {
    if (!name.startsWith(WORKER)) symlinkSync(resolve('dist', name), join(folder, name));
  }
  writeFileSync(join(folder, WORKER), shortWorker());
  await publish();
  browser = await openBrowser([], [], findShell());
});

afterAll(async () => {
  await browser.close();
  server.closeAllConnections();
  server.close();
  rmSync(folder, { recursive: true });
});

/** Fast-forwards to when a page registers its service worker. */
const pass = (page: Page) => page.clock.fastForward(QUIET);

async function firstVisit(path: string, visitor: Browser | BrowserContext = browser): Promise<Page> {
  const page = await visitor.newPage();
  page.setDefaultTimeout(WAIT_LIMIT);
  await page.clock.install();
  await page.goto(origin + path);
  await hydrated(page);
  await pass(page);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  return page;
}

/** Publishes the site with a changed service worker. */
async function publishNext(): Promise<void> {
  const worker = join(folder, WORKER);
  writeFileSync(worker, `${readFileSync(worker, 'utf8')}\n// the next version`);
  await publish();
}

/** How many pages the active workers control, by the browser's count. A closed page still counts for a moment. */
async function controlledPages(context: BrowserContext): Promise<() => number> {
  const session = await context.newCDPSession(await context.newPage());
  const controlled = new Map<string, number>();
  session.on('ServiceWorker.workerVersionUpdated', ({ versions }) => {
    for (const { versionId, status, controlledClients = [] } of versions) {
      controlled.set(versionId, status === 'activated' ? controlledClients.length : 0);
    }
  });
  await session.send('ServiceWorker.enable');
  return () => [...controlled.values()].reduce((sum, count) => sum + count, 0);
}

const news = (page: Page) => page.getByText('A new version of Gramwise is ready.');

test('announces a new version and applies it without losing input', async () => {
  const page = await firstVisit('/tools/multi-calculator?tab=bmi');
  await publishNext();
  await reload(page);
  const weight = page.getByRole('tabpanel').getByLabel('Weight (kg)');
  // Not submitted, so not in the URL.
  await weight.fill('70.5');
  await pass(page);
  await news(page).waitFor();
  expect(await covered(page, '#new-version', 30)).toEqual([]);
  const loaded = page.waitForEvent('load');
  await page.getByRole('button', { name: 'Use it now' }).click();
  await loaded;
  await hydrated(page);
  await expect.poll(() => weight.inputValue()).toBe('70.5');
  expect(new URL(page.url()).search).toBe('?tab=bmi');
  expect(await news(page).count()).toBe(0);
  await page.close();
});

test('does not announce a dismissed version again, and applies it on the next visit', async () => {
  const context = await browser.newContext();
  const page = await firstVisit('/about', context);
  await publishNext();
  await reload(page);
  await pass(page);
  await news(page).waitFor();
  await page.getByRole('button', { name: 'Later' }).click();
  expect(await news(page).count()).toBe(0);
  await reload(page);
  await pass(page);
  // Registrations resolve in order: the page's own before this one.
  const waiting = (tab: Page) =>
    tab.evaluate(async () => (await navigator.serviceWorker.register('/sw-en.js')).waiting !== null);
  expect(await waiting(page)).toBe(true);
  expect(await news(page).count()).toBe(0);
  const controlled = await controlledPages(context);
  await expect.poll(controlled).toBe(1);
  await page.close();
  await expect.poll(controlled).toBe(0);
  const next = await context.newPage();
  await next.goto(`${origin}/about`);
  await expect
    .poll(() =>
      next.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.waiting === null),
    )
    .toBe(true);
  await context.close();
});

test('the kill switch removes the worker and its caches', async () => {
  const page = await firstVisit('/');
  copyFileSync('deploy/kill-switch/sw.js', join(folder, WORKER));
  await publish();
  // The new worker loads the page again, after which a promise of the old document may never settle: nothing waits
  // for the update, and a question that gets no answer is asked again.
  await page.evaluate(() => {
    navigator.serviceWorker.getRegistration().then((found) => found?.update());
  });
  const left = () =>
    page.evaluate(async () => [
      (await caches.keys()).length,
      (await navigator.serviceWorker.getRegistrations()).length,
    ]);
  await expect.poll(() => Promise.race([left().catch(() => null), setTimeout(5000)])).toEqual([0, 0]);
});
