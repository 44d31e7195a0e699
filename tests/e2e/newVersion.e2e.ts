import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openBrowser } from '../../scripts/openBrowser.ts';
import { createSiteServer } from '../../scripts/server.ts';
import { hydrated, reload } from './browser.ts';
import { covered } from './covered.ts';

/** How long a page stands before it looks for a new version, in milliseconds. */
const QUIET = 4000;

/** A copy of the site that the tests may publish anew. */
const folder = mkdtempSync(join(tmpdir(), 'gramwise-'));
let server = createSiteServer(folder);
let browser: Browser;
let origin = '';

/** Publishes the folder as it stands now; the address stays the same. */
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
  cpSync('dist', folder, { recursive: true, filter: (file) => !/\.(br|gz)$/.test(file) });
  await publish();
  browser = await openBrowser();
});

afterAll(async () => {
  await browser.close();
  server.closeAllConnections();
  server.close();
  rmSync(folder, { recursive: true });
});

async function firstVisit(path: string, visitor: Browser | BrowserContext = browser): Promise<Page> {
  const page = await visitor.newPage();
  await page.goto(origin + path);
  await hydrated(page);
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  return page;
}

/** Publishes the site with a worker that differs. */
async function publishNext(): Promise<void> {
  const worker = join(folder, 'sw-en.js');
  writeFileSync(worker, `${readFileSync(worker, 'utf8')}\n// the next version`);
  await publish();
}

const news = (page: Page) => page.getByText('A new version of Gramwise is ready.');

async function useItNow(page: Page): Promise<void> {
  await news(page).waitFor();
  const reloaded = page.waitForEvent('load');
  await page.getByRole('button', { name: 'Use it now' }).click();
  await reloaded;
  await hydrated(page);
}

test('a new version is announced and applied without losing what was typed', async () => {
  const page = await firstVisit('/');
  await publishNext();
  await reload(page);
  await page.locator('#converter').getByLabel('Amount').fill('77');
  await news(page).waitFor();
  expect(await covered(page, '[role=status]:has(button)', 30)).toEqual([]);
  await useItNow(page);
  expect(new URL(page.url()).search).toBe('?amount=77');
  await expect.poll(() => page.locator('#converter output').innerText()).toContain('= 77.00 milliliters');
  expect(await news(page).count()).toBe(0);
  await page.close();
});

test('nor what was typed into a form that was not asked yet', async () => {
  const page = await firstVisit('/tools/multi-calculator?tab=bmi');
  await publishNext();
  await reload(page);
  const weight = page.getByRole('tabpanel').getByLabel('Weight (kg)');
  await weight.fill('70.5');
  await useItNow(page);
  await expect.poll(() => weight.inputValue()).toBe('70.5');
  await page.close();
});

test('put off, it is not announced again, and is there when the site is opened the next time', async () => {
  const context = await browser.newContext();
  const page = await firstVisit('/about', context);
  await publishNext();
  await reload(page);
  await news(page).waitFor();
  await page.getByRole('button', { name: 'Later' }).click();
  expect(await news(page).count()).toBe(0);
  await reload(page);
  await page.waitForTimeout(QUIET + 1000);
  expect(await news(page).count()).toBe(0);
  const waiting = (tab: Page) =>
    tab.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.waiting !== null);
  expect(await waiting(page)).toBe(true);
  await page.close();
  const next = await context.newPage();
  await next.goto(`${origin}/about`);
  await expect.poll(() => waiting(next)).toBe(false);
  await context.close();
});

test('the kill switch removes the worker and all it kept', async () => {
  const page = await firstVisit('/');
  cpSync('deploy/kill-switch/sw.js', join(folder, 'sw-en.js'));
  await publish();
  await page.evaluate(() => navigator.serviceWorker.getRegistration().then((found) => found?.update()));
  const left = () =>
    page.evaluate(async () => [
      (await caches.keys()).length,
      (await navigator.serviceWorker.getRegistrations()).length,
    ]);
  await expect.poll(() => left().catch(() => null), { timeout: 20_000 }).toEqual([0, 0]);
  await page.close();
});
