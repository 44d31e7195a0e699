import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { hydrated, reload, visit } from './browser.ts';

const cards = (page: Page) => page.getByRole('main').getByRole('article');

// What each filter finds is covered by unit tests.
describe('the list of recipes', () => {
  test('keeps its filters through a reload and on going back', () =>
    visit('/recipes', async (page) => {
      const all = await cards(page).count();
      await page.getByLabel('Collection').selectOption('soup');
      await expect.poll(() => cards(page).count()).toBeLessThan(all);
      await page.getByText('Diet and allergens').click();
      await page.getByLabel('Milk').check();
      await expect.poll(() => new URL(page.url()).search).toBe('?collection=soup&free=Milk');
      const shown = await cards(page).allInnerTexts();
      expect(shown.length).toBeGreaterThan(0);
      await reload(page);
      await expect.poll(() => cards(page).allInnerTexts()).toEqual(shown);
      expect(await page.getByLabel('Milk').isChecked()).toBe(true);
      await cards(page).first().getByRole('link').first().click();
      await page.waitForURL('**/recipes/*');
      await page.goBack();
      await hydrated(page);
      await expect.poll(() => cards(page).allInnerTexts()).toEqual(shown);
    }));

  test('is a plain list of links without scripts', () =>
    visit(
      '/fr/recipes',
      async (page) => {
        expect(await page.getByRole('search').isVisible()).toBe(false);
        const first = page.locator('main a[href^="/fr/recipes/"]').first();
        const name = await first.innerText();
        await first.click();
        await page.waitForURL('**/fr/recipes/*');
        expect(await page.locator('h1').innerText()).toBe(name);
      },
      { javaScriptEnabled: false },
    ));
});
