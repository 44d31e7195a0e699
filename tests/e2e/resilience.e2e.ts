import { describe, expect, test } from 'vitest';
import { hydrated, PHONE, reload, shiftOf, visit } from './browser.ts';

describe('other ways of seeing', () => {
  test('print leaves out what paper cannot do', () =>
    visit('/', async (page) => {
      await page.emulateMedia({ media: 'print' });
      expect(await page.locator('header').first().isVisible()).toBe(false);
      expect(await page.locator('footer').isVisible()).toBe(false);
      expect(await page.locator('#converter output').isVisible()).toBe(true);
    }));
});

describe('bad days', () => {
  test('a slow network shows the page long before the scripts', () =>
    visit(
      '/',
      async (page) => {
        await page.route('**/assets/*.js', async (route) => {
          await new Promise((done) => setTimeout(done, 3000));
          await route.continue();
        });
        await page.goto('/?late', { waitUntil: 'commit' });
        await page.getByText('100 grams of Water = 100.00 milliliters').first().waitFor({ timeout: 2500 });
        await hydrated(page);
      },
      { expected: /preload/ },
    ));

  test.each(['/de', '/compare/alternatives', '/fr/faq'])('fonts that come late move nothing on %s', (path) =>
    visit(
      path,
      async (page) => {
        await page.evaluate(() => document.fonts.ready);
        expect(
          await page.evaluate(() => [...document.fonts].every(({ status }) => status !== 'loading')),
        ).toBe(true);
        expect(await shiftOf(page)).toBeLessThan(0.005);
      },
      {
        ...PHONE,
        before: (page) =>
          page.route('**/*.woff2', async (route) => {
            await new Promise((done) => setTimeout(done, 1500));
            await route.continue();
          }),
      },
    ),
  );

  test('what is typed and chosen before the scripts arrive counts', () =>
    visit('/', async (page) => {
      await page.route('**/assets/framework-*.js', async (route) => {
        await new Promise((done) => setTimeout(done, 1500));
        await route.continue();
      });
      await page.goto('/?ingredient=honey&amount=1.5&from=tablespoons&to=grams', { waitUntil: 'commit' });
      const converter = page.locator('#converter');
      await converter.getByLabel('Amount').fill('2');
      await converter.getByLabel('Ingredient').selectOption('flour');
      expect(await page.locator('html').getAttribute('data-hydrated')).toBeNull();
      await hydrated(page);
      // 2 x 14.79 x 0.53 = 15.68
      await expect
        .poll(() => converter.locator('output').innerText())
        .toContain('2 tablespoons of All-Purpose Flour = 15.68 grams');
      await page.goto('/recipes/chocolate-cake', { waitUntil: 'commit' });
      await page.getByRole('radio', { name: 'Metric' }).check();
      await hydrated(page);
      await expect.poll(() => page.url()).toContain('view=metric');
    }));

  test('pictures that fail leave the page whole', () =>
    visit(
      '/recipes/chocolate-cake',
      async (page) => {
        await reload(page);
        expect(await page.locator('main svg').first().isVisible()).toBe(true);
      },
      {
        expected: /Failed to load resource|net::ERR/,
        before: (page) => page.route(/unsplash|wikimedia/, (route) => route.abort()),
      },
    ));
});
