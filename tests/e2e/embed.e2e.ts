import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { origin, visit } from './browser.ts';

/** Another site: a page that frames what its query says. */
const host = createServer((request, response) => {
  const frame = new URL(request.url ?? '/', 'http://host').searchParams.get('frame') ?? '';
  response.setHeader('Content-Type', 'text/html');
  response.end(
    `<title>A blog</title><script async src="${origin}/embed.js"></script>` +
      `<iframe src="${origin}${frame.replaceAll('"', '')}" title="Frame" width="360" height="50"></iframe>`,
  );
});
let blog = '';
beforeAll(async () => {
  await new Promise<void>((done) => host.listen(0, '127.0.0.1', done));
  blog = `http://127.0.0.1:${(host.address() as AddressInfo).port}/?frame=`;
});
afterAll(() => host.close());

// The blog's own requests are to another origin than the site's.
const ALLOWED = /^request to http:\/\/127\.0\.0\.1:/;

describe('on another site', () => {
  test('the converter converts, fits its height, keeps nothing, and leads to the whole tool', () =>
    visit('/robots.txt', { expected: ALLOWED }, async (page) => {
      await page.goto(`${blog}${encodeURIComponent('/embed/converter?ingredient=honey&amount=1&from=cups&to=grams&theme=dark&accent=ffe000')}`);
      const frame = page.frameLocator('iframe');
      const answer = frame.locator('output');
      // 1 US cup of honey is 336 g: King Arthur, 21 g a tablespoon; the specification's 1.42 g/ml gives 335.96.
      await expect.poll(() => answer.innerText()).toMatch(/335\.9|336/);
      await frame.getByLabel('Amount').fill('2');
      await expect.poll(() => answer.innerText()).toMatch(/671\.9|672/);
      const height = () => page.locator('iframe').evaluate((element) => element.clientHeight);
      await expect.poll(height).toBeGreaterThan(300);
      const inside = page.frames()[1];
      const seen = await inside?.evaluate(() => ({
        theme: document.documentElement.dataset['theme'],
        kept: localStorage.length + sessionStorage.length,
        wider: document.documentElement.scrollWidth > innerWidth,
        paper: getComputedStyle(document.body).backgroundColor,
      }));
      expect(seen).toMatchObject({ theme: 'dark', kept: 0, wider: false });
      await frame.getByRole('link', { name: 'Sources and more at Gramwise' }).click();
      await page.waitForURL(/^http:\/\/localhost:\d+\/\?.*amount=2/);
    }));

  test('a food’s weights stand in a frame, and other pages refuse to', () =>
    visit('/robots.txt', { expected: /127\.0\.0\.1|frame-ancestors|Refused to frame|chrome-error/ }, async (page) => {
      await page.goto(`${blog}/de/embed/food/honey`);
      await expect.poll(() => page.frameLocator('iframe').locator('h1').innerText()).toContain('Honig');
      await page.goto(`${blog}/`);
      await expect.poll(() => page.frames()[1]?.url()).toMatch(/^chrome-error:/);
    }));
});
