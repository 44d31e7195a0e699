import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { reload, visit } from './browser.ts';

const status = (page: Page) => page.getByRole('main').getByRole('status').innerText();
const cards = (page: Page) => page.getByRole('main').getByRole('article');

describe('the list of recipes', () => {
  test('answers every filter at once and keeps it in the address', () =>
    visit('/recipes', async (page) => {
      expect(await status(page)).toBe('46 recipes');
      await page.getByLabel('Collection').selectOption('soup');
      await expect.poll(() => status(page)).toBe('5 recipes');
      await page.getByText('Diet and allergens').click();
      await page.getByLabel('Milk').check();
      await expect.poll(() => new URL(page.url()).search).toBe('?collection=soup&free=Milk');
      const shown = await cards(page).allInnerTexts();
      expect(shown.length).toBeGreaterThan(0);
      expect(shown.length).toBeLessThan(5);
      await reload(page);
      await expect.poll(() => cards(page).allInnerTexts()).toEqual(shown);
      expect(await page.getByLabel('Milk').isChecked()).toBe(true);
    }));

  test('finds by words, says when nothing fits, and begins anew', () =>
    visit('/recipes', async (page) => {
      const search = page.getByLabel('Search recipes');
      await search.fill('lemon pick');
      await expect.poll(async () => (await cards(page).allInnerTexts()).join()).toMatch(/Lemon Pickle/);
      await search.fill('<script>');
      await expect.poll(() => status(page)).toBe('0 recipes');
      await page.getByRole('heading', { name: 'No recipe fits all of that' }).waitFor();
      await page.getByRole('button', { name: 'Clear all filters' }).click();
      await expect.poll(() => status(page)).toBe('46 recipes');
      expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('search');
      await expect.poll(() => new URL(page.url()).search).toBe('');
    }));

  test('is a plain list of links without scripts', () =>
    visit(
      '/fr/recipes',
      async (page) => {
        expect(await page.locator('main a[href^="/fr/recipes/"][lang="en"]').count()).toBe(46);
        expect(await page.getByRole('search').isVisible()).toBe(false);
      },
      { javaScriptEnabled: false },
    ));

  test('is offered on the home page with six recipes', () =>
    visit('/', async (page) => {
      const section = page.getByRole('region', { name: 'Recipes to Measure For' });
      expect(await section.getByRole('article').count()).toBe(6);
      await section.getByRole('link', { name: 'See all 46 recipes' }).click();
      await page.waitForURL('**/recipes');
    }));
});
