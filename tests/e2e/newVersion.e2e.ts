import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openBrowser } from '../../bench/browser.ts';
import { createSiteServer } from '../../scripts/server.ts';
import { hydrated, reload } from './browser.ts';

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
  cpSync('build/client', folder, { recursive: true, filter: (file) => !/\.(br|gz)$/.test(file) });
  await publish();
  browser = await openBrowser();
});

afterAll(async () => {
  await browser.close();
  server.closeAllConnections();
  server.close();
  rmSync(folder, { recursive: true });
});

async function firstVisit(path: string): Promise<Page> {
  const page = await browser.newPage();
  await page.goto(origin + path);
  await hydrated(page);
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  return page;
}

test('a new version is announced once and applied without losing what was typed', async () => {
  const page = await firstVisit('/');
  const worker = join(folder, 'sw-en.js');
  writeFileSync(worker, `${readFileSync(worker, 'utf8')}\n// the next version`);
  await publish();
  await reload(page);
  await page.locator('#converter').getByLabel('Amount').fill('77');
  await page.getByText('A new version of Gramwise is ready.').waitFor();
  const reloaded = page.waitForEvent('load');
  await page.getByRole('button', { name: 'Use it now' }).click();
  await reloaded;
  expect(new URL(page.url()).search).toBe('?amount=77');
  await hydrated(page);
  await expect.poll(() => page.locator('#converter output').innerText()).toContain('= 77.00 milliliters');
  expect(await page.getByText('A new version of Gramwise is ready.').count()).toBe(0);
  await page.close();
});

test('the kill switch removes the worker and all it kept', async () => {
  const page = await firstVisit('/');
  cpSync('deploy/kill-switch/sw.js', join(folder, 'sw-en.js'));
  await publish();
  await page.evaluate(() => navigator.serviceWorker.getRegistration().then((found) => found?.update()));
  await expect
    .poll(() => page.evaluate(async () => (await caches.keys()).length).catch(() => -1), { timeout: 20_000 })
    .toBe(0);
  await page.close();
});
