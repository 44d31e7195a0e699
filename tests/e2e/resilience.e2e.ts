import { describe, expect, test } from 'vitest';
import { hydrated, PHONE, reload, shiftOf, visit } from './browser.ts';

describe('other ways of seeing', () => {
  test('forced colors keep the controls visible', () =>
    visit(
      '/',
      async (page) => {
        const border = await page
          .locator('#converter')
          .getByLabel('Amount')
          .evaluate((field) => getComputedStyle(field).borderTopWidth);
        expect(Number.parseFloat(border)).toBeGreaterThan(0);
        const button = page.locator('#converter').getByRole('button', { name: 'Convert', exact: true });
        expect(await button.evaluate((element) => getComputedStyle(element).borderTopStyle)).toBe('solid');
      },
      { forcedColors: 'active' },
    ));

  test('reduced motion moves nothing', () =>
    visit(
      '/',
      async (page) => {
        const longest = await page.evaluate(() =>
          Math.max(
            ...[...document.querySelectorAll('*')].flatMap((element) =>
              getComputedStyle(element).transitionDuration.split(',').map(Number.parseFloat),
            ),
          ),
        );
        expect(longest).toBeLessThan(0.01);
      },
      { reducedMotion: 'reduce' },
    ));

  test('print leaves out what paper cannot do', () =>
    visit('/', async (page) => {
      await page.emulateMedia({ media: 'print' });
      expect(await page.locator('header').first().isVisible()).toBe(false);
      expect(await page.locator('footer').isVisible()).toBe(false);
      expect(await page.locator('#converter output').isVisible()).toBe(true);
    }));

  test('a screen reader meets one heading of level 1 and named landmarks', () =>
    visit('/', async (page) => {
      const tree = await page.locator('body').ariaSnapshot();
      for (const line of ['banner', 'main', 'contentinfo', 'navigation "Main"', 'heading', 'status']) {
        expect(tree).toContain(line);
      }
    }));
});

describe('bad days', () => {
  test('two tabs do not disturb each other', () =>
    visit('/', async (first) => {
      const second = await first.context().newPage();
      await second.goto('/?amount=5');
      await hydrated(second);
      await first.locator('#converter').getByLabel('Amount').fill('8');
      await expect.poll(() => second.locator('#converter output').innerText()).toContain('5 grams');
      await second.reload();
      await hydrated(second);
      await expect.poll(() => second.locator('#converter output').innerText()).toContain('5 grams');
    }));

  test('Back and Forward bring the typed state back', () =>
    visit('/', async (page) => {
      await page.locator('#converter').getByLabel('Amount').fill('321');
      await page.locator('footer').getByRole('link', { name: 'Contact' }).click();
      await page.waitForURL('**/contact');
      await page.goBack();
      await expect.poll(() => page.locator('#converter').getByLabel('Amount').inputValue()).toBe('321');
    }));

  test('a page is kept for going back from another site', () =>
    visit('/?amount=12', async (page) => {
      await page.goto('about:blank');
      await page.goBack();
      await hydrated(page);
      await expect.poll(() => page.locator('#converter output').innerText()).toContain('12 grams');
    }));

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
