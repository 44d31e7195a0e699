import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { hold, origin, visit } from './browser.ts';

/** Another site: a page that frames whatever its query says. */
const host = createServer((request, response) => {
  const query = new URL(request.url ?? '/', 'http://host').searchParams;
  const frame = query.get('frame') ?? '';
  const height = query.get('height') ?? '50';
  response.setHeader('Content-Type', 'text/html');
  response.end(
    `<title>A blog</title><script async src="${origin}/embed.js"></script>` +
      `<iframe src="${origin}${frame.replaceAll('"', '')}" title="Frame" width="360" height="${height}"></iframe>`,
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

declare global {
  interface Window {
    storageTouched?: boolean;
  }
}

/** Records any access to storage. */
const watchStorage = () => {
  for (const name of ['localStorage', 'sessionStorage'] as const) {
    const get = () => {
      window.storageTouched = true;
      throw new Error(name);
    };
    Object.defineProperty(window, name, { get });
  }
};

const heightOf = ({ clientHeight }: HTMLElement | SVGElement) => clientHeight;

describe('on another site', () => {
  test('the converter converts, fits its height, looks at no storage, and leads to the whole tool', () =>
    visit(
      '/robots.txt',
      async (page) => {
        const path = '/embed/converter?ingredient=honey&amount=1&from=cups&to=grams&theme=dark&accent=ffe000';
        await page.goto(blog + encodeURIComponent(path));
        const frame = page.frameLocator('iframe');
        const answer = () => frame.locator('output').innerText();
        // 1 US cup of honey is 336 g: King Arthur, 21 g a tablespoon; the specification's 1.42 g/ml gives 335.96.
        await expect.poll(answer).toMatch(/335\.9|336/);
        await frame.getByLabel('Amount').fill('2');
        await expect.poll(answer).toMatch(/671\.9|672/);
        await expect.poll(() => page.locator('iframe').evaluate(heightOf)).toBeGreaterThan(300);
        const seen = await page.frames()[1]?.evaluate(() => ({
          theme: document.documentElement.dataset['theme'],
          touched: window.storageTouched === true,
          wider: document.documentElement.scrollWidth > window.innerWidth,
        }));
        expect(seen).toEqual({ theme: 'dark', touched: false, wider: false });
        await frame.getByRole('link', { name: 'Sources and more at Gramwise' }).click();
        await page.waitForURL(/^http:\/\/localhost:\d+\/\?.*amount=2/);
      },
      { expected: ALLOWED, mocks: (page) => page.addInitScript(watchStorage) },
    ));

  test('fits a frame that is taller than what it shows', () =>
    visit(
      '/robots.txt',
      async (page) => {
        await page.goto(`${blog}${encodeURIComponent('/embed/food?food=honey')}&height=3000`);
        await expect.poll(() => page.locator('iframe').evaluate(heightOf)).toBeLessThan(1200);
      },
      { expected: ALLOWED },
    ));

  test('the code has the height that the frame has on a phone, however wide its preview is', () =>
    visit('/embed?what=food', async (page) => {
      const preview = page.locator('main iframe');
      const code = page.getByLabel('The code to copy');
      const coded = async () => Number(/height="(\d+)"/.exec(await code.inputValue())?.[1]);
      const content = () =>
        page.frames()[1]?.evaluate(() => Math.ceil(document.documentElement.getBoundingClientRect().height));
      await preview.contentFrame().getByRole('table').waitFor();
      await expect.poll(async () => (await preview.evaluate(heightOf)) === (await content())).toBe(true);
      const phone = await coded();
      expect(phone).toBe(await content());
      await page.getByLabel('Full', { exact: true }).check();
      await expect.poll(content).not.toBe(phone);
      await expect.poll(async () => (await preview.evaluate(heightOf)) === (await content())).toBe(true);
      expect(await coded()).toBe(phone);
    }));

  test('fits a frame that loaded before the script of the blog', () =>
    visit(
      '/robots.txt',
      async (page) => {
        const arrive = await hold(page, /embed\.js$/);
        await page.goto(blog + encodeURIComponent('/embed/food?food=honey'), {
          waitUntil: 'domcontentloaded',
        });
        await expect.poll(() => page.frames()[1]?.evaluate(() => document.readyState)).toBe('complete');
        arrive();
        await expect.poll(() => page.locator('iframe').evaluate(heightOf)).toBeGreaterThan(300);
      },
      { expected: ALLOWED },
    ));

  // Component tests open frames of other foods that there are not.
  test('a frame of no food says so and converts', () =>
    visit(
      '/robots.txt',
      async (page) => {
        await page.goto(blog + encodeURIComponent('/embed/food?food=%3Cb%3E'));
        const frame = page.frameLocator('iframe');
        await expect.poll(() => frame.locator('main').innerText()).toContain('no weights for the food');
        await frame.getByLabel('Amount').fill('2');
        await expect.poll(() => frame.locator('output').innerText()).toMatch(/^2 /);
      },
      { expected: ALLOWED },
    ));

  test('a food’s weights can be framed, and other pages refuse to be', () =>
    visit(
      '/robots.txt',
      async (page) => {
        const frame = page.frameLocator('iframe');
        // Both the URL of today and that of codes that were copied before.
        for (const path of ['/de/embed/food?food=honey&theme=dark', '/de/embed/food/honey?theme=dark']) {
          await page.goto(blog + encodeURIComponent(path));
          await expect.poll(() => frame.locator('h1').innerText()).toContain('Honig');
          await expect.poll(() => frame.locator('main').innerText()).toMatch(/\b339\s?g/);
          expect(await frame.locator('html').getAttribute('data-theme')).toBe('dark');
          expect(await frame.locator('main a[target=_top]').getAttribute('href')).toBe(
            '/de/ingredients/honey',
          );
        }
        await page.goto(`${blog}/`);
        await expect.poll(() => page.frames()[1]?.url()).toMatch(/^chrome-error:/);
      },
      { expected: /127\.0\.0\.1|frame-ancestors|Refused to frame|chrome-error/ },
    ));
});
