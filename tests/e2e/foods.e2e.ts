import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { hydrated, PHONE, reload, sideways, visit } from './browser.ts';

const converter = (page: Page) => page.locator('#converter');
const field = (page: Page) => converter(page).locator('input[name=ingredient]');
const options = (page: Page) => converter(page).locator('[role=listbox] [role=option]');
const output = (page: Page) => converter(page).locator('output').innerText();

describe('choosing a food', () => {
  // What else finds a food, and in other languages, is proven by `findFoods.test.ts` of the engine.
  test('works by another name, and with a typo by how it is filled, which a reload keeps', () =>
    visit('/de', async (page) => {
      await field(page).click();
      await expect.poll(() => options(page).count()).toBeGreaterThan(300);
      const filled = 'Mandelblättchen';
      for (const [typed, found] of [
        ['Staubzucker', 'Puderzucker'],
        ['mandelblatchen', filled],
      ] as const) {
        await field(page).fill(typed);
        await expect.poll(() => options(page).first().innerText()).toBe(found);
      }
      await page.keyboard.press('Enter');
      expect(await field(page).inputValue()).toBe(filled);
      expect(await options(page).count()).toBe(0);
      await expect.poll(() => output(page)).toContain(filled);
      await reload(page);
      await expect.poll(() => field(page).inputValue()).toBe(filled);
    }));

  test('works by touch on a phone, inside the screen', () =>
    visit(
      '/',
      async (page) => {
        await field(page).tap();
        await options(page)
          .filter({ hasText: /^Vegetable Oil$/ })
          .tap();
        expect(await field(page).inputValue()).toBe('Vegetable Oil');
        await field(page).tap();
        await expect.poll(() => options(page).count()).toBeGreaterThan(300);
        expect(await sideways(page)).toBe(0);
        const list = await converter(page).getByRole('listbox').boundingBox();
        expect((list?.x ?? 0) + (list?.width ?? 0)).toBeLessThanOrEqual(375);
      },
      PHONE,
    ));

  test('is a select of the usual foods without script', () =>
    visit(
      '/',
      async (page) => {
        expect(await field(page).isVisible()).toBe(false);
        const select = page.locator('#converter noscript select');
        expect(await select.locator('option').count()).toBe(15);
        expect(await select.locator('option').first().textContent()).toBe('Water');
      },
      { javaScriptEnabled: false },
    ));
});

test('a food’s page loads its converter when visible, set to a cup of the food', () =>
  visit('/ingredients/brown-sugar', async (page) => {
    await page.getByRole('heading', { name: 'Convert another amount' }).scrollIntoViewIfNeeded();
    const answer = page.locator('astro-island output');
    await expect.poll(() => answer.innerText()).toContain('1 cup of Brown sugar = 220.00 grams');
    await page.getByLabel('Measured as').selectOption('loose');
    await expect.poll(() => answer.innerText()).toContain('= 145.00 grams');
  }));

test('the weight chart filters by name and category, keeps both in the URL, and leads to the food', () =>
  visit('/ingredients', async (page) => {
    const rows = page.locator('main tbody tr:visible');
    const all = await rows.count();
    await page.getByLabel('Find an ingredient').fill('icing');
    await expect.poll(() => rows.count()).toBeLessThan(10);
    await page.waitForURL(/q=icing/);
    await page.reload();
    await expect.poll(() => rows.count()).toBeLessThan(10);
    await page.getByLabel('Find an ingredient').fill('');
    await expect.poll(() => rows.count()).toBe(all);
    await page.getByLabel('Category').selectOption({ index: 3 });
    await expect.poll(() => rows.count()).toBeLessThan(all);
    await rows.getByRole('link').first().click();
    await page.waitForURL(/\/ingredients\/./);
  }));

test('the kitchen decides what a cup in words means, and whose cup is weighed', () =>
  visit('/kitchen', async (page) => {
    await page.getByLabel('Where do you cook?').selectOption({ label: 'Australia' });
    await page.getByLabel('Weight of one level cup (g)').fill('150');
    await page.keyboard.press('Enter');
    await page.goto('/');
    await hydrated(page);
    await converter(page).getByLabel('Amount').fill('2 cups flour');
    await expect.poll(() => output(page)).toContain('2 metric cups of All-Purpose Flour = 300.00 grams');
  }));

test('a cup of any food can be weighed, by keyboard, and is shown by its name later', () =>
  visit('/kitchen', async (page) => {
    await hydrated(page);
    await page.getByLabel('Ingredient').focus();
    await page.keyboard.type('maple syrup');
    await page.getByRole('option', { name: 'Maple syrup', exact: true }).waitFor();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await page.keyboard.type('320');
    await page.keyboard.press('Enter');
    const figure = page.getByRole('listitem').filter({ hasText: '320 g a cup' });
    expect(await figure.textContent()).toMatch(/^Maple syrup/);
    await page.reload();
    await expect.poll(() => figure.textContent()).toMatch(/^Maple syrup/);
  }));
