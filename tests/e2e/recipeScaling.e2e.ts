import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { hydrated, reload, visit } from './browser.ts';

const servings = (page: Page) => page.getByLabel('Servings', { exact: true });
const amounts = (page: Page) => page.locator('main li label strong').allInnerTexts();

describe('a recipe is scaled', () => {
  test('by what a cook has, which a reload and Back keep', () =>
    visit('/recipes/chocolate-cake', async (page) => {
      const written = await amounts(page);
      await page.getByText('Scale by what you have').click();
      await page.getByLabel('Ingredient', { exact: true }).selectOption('frostingButter');
      await page.getByLabel('I have (grams)').fill('87.5');
      // Half of the 175 g in the recipe.
      await page.getByText('1 large egg', { exact: true }).waitFor();
      await expect.poll(() => new URL(page.url()).search).toBe('?of=frostingButter&have=87.5');
      expect(await servings(page).inputValue()).toBe('6');
      const half = await amounts(page);
      expect(half).toContain('115\u00a0g (3/4\u00a0cup plus 2\u00a0tbsp)');
      await reload(page);
      await expect.poll(() => amounts(page)).toEqual(half);
      expect(await page.getByLabel('I have (grams)').inputValue()).toBe('87.5');
      await page.getByRole('link', { name: 'Back to Recipes' }).click();
      await page.waitForURL('**/recipes');
      await page.goBack();
      await hydrated(page);
      await expect.poll(() => amounts(page)).toEqual(half);
      await page.getByLabel('I have (grams)').fill('0');
      await page.getByText('Please enter an amount above zero').waitFor();
      expect(await amounts(page)).toEqual(written);
      await page.getByLabel('I have (grams)').fill('87.5');
      await page.getByRole('button', { name: 'Back to the recipe' }).click();
      await expect.poll(() => amounts(page)).toEqual(written);
      await expect.poll(() => new URL(page.url()).search).toBe('');
    }));

  test('to a cook’s own pan, which servings replace', () =>
    visit('/recipes/chocolate-cake', async (page) => {
      await page.getByText('Scale by what you have').click();
      await page.getByLabel('My pan').selectOption('us-dish-13x9');
      // 33.02 x 22.86 / (2 x pi x 11.5²) = 0.908 of 350 g, for two round pans
      await page.getByText('318 g').waitFor();
      await expect.poll(() => new URL(page.url()).search).toBe('?pan=us-dish-13x9');
      await page.getByText('scaled to 91').waitFor();
      await reload(page);
      await page.getByText('318 g').waitFor();
      expect(await page.getByLabel('My pan').inputValue()).toBe('us-dish-13x9');
      await page.getByRole('button', { name: 'More servings' }).click();
      // From 10.9 servings to the next whole one.
      await expect.poll(() => new URL(page.url()).search).toBe('?servings=11');
      expect(await page.getByLabel('My pan').inputValue()).toBe('');
    }));
});

describe('without scripts', () => {
  test.each([
    ['/recipes/chocolate-cake?servings=24', '230\u00a0g (1\u00a03/4\u00a0cups)', '350\u00a0°F'],
    ['/de/recipes/chocolate-cake', '230\u00a0g', '180\u00a0°C Ober-/Unterhitze'],
    ['/es/recipes/chocolate-cake', '230\u00a0g', '180\u00a0°C'],
  ])('%s shows its amounts as written', (path, amount, heat) =>
    visit(
      path,
      async (page) => {
        expect(await amounts(page)).toContain(amount);
        expect(await page.locator('#step-1').innerText()).toContain(heat);
        expect(await page.locator('main').innerText()).not.toMatch(/[{}]|undefined|NaN/);
      },
      { javaScriptEnabled: false },
    ),
  );
});
