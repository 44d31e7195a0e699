import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { hold, hydrated, PHONE, shiftOf, visit } from './browser.ts';

describe('before the scripts arrive', () => {
  const converter = (page: Page) => page.locator('#converter');
  const stew = (page: Page) => page.locator('h2:text-is("Ingredients") + ul');

  // 2 x 14.79 x 0.53 = 15.68; a party of 20; 200 ml / 240 ml = 0.83 cup.
  test.each<[string, (page: Page) => Promise<unknown>, (page: Page) => Promise<string>, string]>([
    [
      '/?ingredient=honey&amount=1.5&from=tablespoons&to=grams',
      async (page) => {
        await converter(page).getByLabel('Amount').fill('2');
        await converter(page).getByLabel('Ingredient').fill('flour');
        await page.keyboard.press('Tab');
      },
      (page) => converter(page).locator('output').innerText(),
      '2 tablespoons of All-Purpose Flour = 15.68 grams',
    ],
    [
      '/tools/cool-cooking-calculators',
      async (page) => {
        await page.getByLabel('Number of guests').fill('20');
        await page.getByLabel('Include Dessert').uncheck();
      },
      async (page) => {
        await page.getByRole('button', { name: 'Calculate', exact: true }).click();
        const statusText = await page.getByRole('tabpanel').getByRole('status').innerText();
        return statusText.includes('Desserts') ? 'Desserts' : statusText;
      },
      'for 20 Guests',
    ],
    // 2 x 125 g.
    [
      '/tools/recipe-converter',
      (page) => page.getByLabel('Your recipe').fill('2 cups flour'),
      (page) => page.getByRole('region', { name: 'Converted recipe' }).innerText(),
      '250 g flour',
    ],
    [
      '/recipes/beef-stew',
      (page) => page.getByRole('radio', { name: 'Metric' }).check(),
      (page) => stew(page).innerText(),
      '900\u00a0g beef chuck',
    ],
    [
      '/recipes',
      (page) => page.getByLabel('Search recipes').fill('beef stew'),
      (page) => page.getByRole('main').getByRole('article').first().innerText(),
      'Beef Stew',
    ],
  ])('%s is readable, and keeps what is typed and selected', (path, act, answer, expected) =>
    visit('/robots.txt', async (page) => {
      const arrive = await hold(page, /\/assets\/.*\.js/);
      await page.goto(path, { waitUntil: 'commit' });
      expect(await page.locator('h1').isVisible()).toBe(true);
      await act(page);
      expect(await page.locator('astro-island[data-ready]').count()).toBe(0);
      arrive();
      await hydrated(page);
      await expect.poll(() => answer(page)).toContain(expected);
    }),
  );
});

test('a button pressed before the scripts arrive does its work when they have, with what was chosen before', () =>
  visit('/robots.txt', async (page) => {
    const arrive = await hold(page, /\/assets\/.*\.js/);
    await page.goto('/kitchen', { waitUntil: 'domcontentloaded' });
    await page.getByLabel('Where do you cook?').selectOption('Australia');
    await page.getByRole('button', { name: 'Save everything to a file' }).click();
    const saved = page.waitForEvent('download');
    arrive();
    expect(await readFile(await (await saved).path(), 'utf8')).toContain('"country": "au"');
  }));

describe('a tool that fails to load', () => {
  test.each([
    ['its own code', /\/assets\/Multi\w*\./],
    ['the code of all tools', /\/assets\/client\./],
  ])('leaves the page readable, reports it, and can be retried: %s', (_, pattern) =>
    visit(
      '/robots.txt',
      async (page) => {
        await page.route(pattern, (route) => route.abort());
        await page.goto('/tools/multi-calculator');
        const alert = page.getByRole('main').getByText('This part of the page could not be loaded.');
        await alert.waitFor();
        expect(await page.locator('h1').isVisible()).toBe(true);
        expect(await page.getByRole('main').getByLabel('Amount', { exact: true }).isVisible()).toBe(true);
        await page.getByRole('button', { name: /^Language/ }).click();
        await page.getByRole('link', { name: 'Deutsch' }).waitFor();
        await page.keyboard.press('Escape');

        await page.unroute(pattern);
        await page.getByRole('button', { name: 'Try again' }).click();
        await page.locator('astro-island[data-ready]').first().waitFor({ state: 'attached' });
        expect(await alert.count()).toBe(0);
        await page.getByRole('tab', { name: 'BMI' }).click();
        await page.getByLabel('Height (cm)').waitFor();
      },
      { expected: /Failed to load resource/ },
    ),
  );
});

test.each(['/de', '/compare/alternatives', '/fr/faq'])('late fonts cause no layout shift on %s', (path) =>
  visit(
    path,
    async (page) => {
      await page.evaluate(() => document.fonts.ready);
      expect(await page.evaluate(() => [...document.fonts].every(({ status }) => status !== 'loading'))).toBe(
        true,
      );
      expect(await shiftOf(page)).toBeLessThan(0.005);
    },
    {
      ...PHONE,
      before: (page) =>
        page.route('**/*.woff2', async (route) => {
          await new Promise((done) => setTimeout(done, 1000));
          await route.continue();
        }),
    },
  ),
);

const VIOLATION = /Content Security Policy/;

// Every visit fails on messages in the console, and so on any violation; this proves that there would be one.
test('nothing that opens on a page violates its content security policy, and the browser would say so', async () => {
  const violations: string[] = [];
  await visit(
    '/recipes/beef-stew?step=3',
    async (page) => {
      page.on('console', (message) => {
        if (VIOLATION.test(message.text())) violations.push(message.text());
      });
      await page.getByRole('dialog').getByRole('button', { name: 'Start timer: 8 min' }).click();
      await page.getByRole('timer').waitFor();
      await page.keyboard.press('Escape');
      await page.keyboard.press('Control+k');
      await page.getByRole('option').first().waitFor();
      expect(violations).toEqual([]);
      await page.evaluate(() => {
        document.body.append(Object.assign(document.createElement('script'), { textContent: '0' }));
      });
      await expect.poll(() => violations).toHaveLength(1);
    },
    { expected: VIOLATION },
  );
});

test('print leaves out controls', () =>
  visit('/', async (page) => {
    await page.emulateMedia({ media: 'print' });
    expect(await page.locator('header').first().isVisible()).toBe(false);
    expect(await page.locator('footer').isVisible()).toBe(false);
    expect(await page.locator('#converter output').isVisible()).toBe(true);
  }));
