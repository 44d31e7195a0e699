import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { messagesFor } from '../../src/catalogs/messages.ts';
import { reload, visit } from './browser.ts';

const amounts = (page: Page) => page.locator('main li label strong').allInnerTexts();

describe('in another language, a recipe', () => {
  test('is French, in grams, centiliters and spoons, and shows cups on request', () =>
    visit('/fr/recipes/beef-stew', async (page) => {
      const { views, more } = messagesFor('fr', 'recipe').recipe.settings;
      expect(await page.locator('main [lang]').count()).toBe(0);
      const defaults = await amounts(page);
      expect(defaults).toEqual(
        expect.arrayContaining(['900\u00a0g', '25\u00a0cl', '3\u00a0c.\u00a0à\u00a0s.']),
      );
      expect(defaults.join()).not.toMatch(/tasse|lb|oz/);
      expect(await page.locator('#step-1').innerText()).toMatch(/160\s°C \(th\.\s5-6, 140\s°C/);
      await page.getByRole('radio', { name: views.written }).check();
      await expect.poll(() => amounts(page).then(String)).toMatch(/25\s*cl \(1\s*tasse/);
      await page.getByRole('radio', { name: views.us }).check();
      await expect.poll(() => amounts(page).then(String)).toMatch(/(?<!\()\b1\s*tasse/);
      await expect.poll(() => new URL(page.url()).search).toBe('?view=us');
      await reload(page);
      await expect.poll(() => amounts(page)).toContain('2\u00a0lb');
      await page.getByRole('button', { name: more }).click();
      await page.getByRole('radio', { name: views.metric }).check();
      await expect.poll(() => amounts(page)).toContain('1,05\u00a0kg');
    }));

  test('is cooked in German, step by step with its timers', () =>
    visit('/de/recipes/beef-stew?servings=12', async (page) => {
      await page.getByRole('button', { name: 'Kochmodus' }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByText('Schritt 1 von 8').waitFor();
      await dialog.getByText('160 °C Ober-/Unterhitze (Umluft 140 °C)').waitFor();
      expect(await dialog.innerText()).toContain('1,8\u00a0kg');
      await dialog.getByRole('button', { name: 'Weiter' }).click();
      await dialog.getByRole('button', { name: 'Weiter' }).click();
      await dialog.getByText('Schritt 3 von 8').waitFor();
      await dialog.getByRole('button', { name: /8 Min/ }).click();
      await dialog.getByRole('timer').waitFor();
      await expect.poll(() => new URL(page.url()).search).toBe('?servings=12&step=3');
      expect(await dialog.locator('[lang]').count()).toBe(0);
    }));
});

test('a pasted recipe follows its cook to another language, and is there on the way back', () => {
  const pasted = 'Pancakes\nServes 8\n\n2 cups flour\n1 cup milk\n\nMix and fry.';
  const has = async (page: Page, text: string) => {
    await expect.poll(() => page.locator('textarea').first().inputValue()).toBe(pasted);
    await expect.poll(() => page.locator('main').innerText()).toContain(text);
  };
  return visit('/tools/recipe-converter', async (page) => {
    await page.locator('textarea').first().fill(pasted);
    await page.getByLabel('Servings', { exact: true }).fill('4');
    await has(page, '125 g flour'); // half of 2 x 125
    await page.getByRole('button', { name: /Language/ }).click();
    await page.getByRole('link', { name: 'Deutsch' }).click();
    await page.waitForURL('**/de/tools/recipe-converter?servings=4#recipe=*');
    await has(page, '125 g');
    await page.goBack();
    await page.waitForURL('**/tools/recipe-converter?servings=4');
    expect(await page.locator('html').getAttribute('lang')).toBe('en');
    await has(page, '125 g flour');
  });
});

describe('a recipe is taken along', () => {
  const saved = async (page: Page, name: string): Promise<readonly [file: string, text: string]> => {
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name }).click(),
    ]);
    return [download.suggestedFilename(), readFileSync(await download.path(), 'utf8')];
  };

  test('as schema.org data and as Cooklang, as it is shown', () =>
    visit('/recipes/beef-stew?servings=12&view=metric', async (page) => {
      await page.getByText('Take it along').click();
      const [json, data] = await saved(page, 'Recipe file (JSON)');
      expect(json).toBe('beef-stew.json');
      const recipe = JSON.parse(data);
      expect(recipe).toMatchObject({ '@type': 'Recipe', name: 'Beef Stew', recipeYield: '12 servings' });
      expect(recipe.recipeIngredient[0]).toMatch(/^1\.8 kg beef chuck/);
      expect(recipe.recipeInstructions).toHaveLength(8);
      const [cook, text] = await saved(page, 'Cooklang file');
      expect(cook).toBe('beef-stew.cook');
      expect(text).toMatch(/^---\ntitle: "?Beef Stew/);
      expect(text).toMatch(/@beef chuck\{1\.8%kg\}/);
      expect(text).toContain('~{8%minutes}');
    }));

  test('in German, and as text', () =>
    visit(
      '/de/recipes/beef-stew',
      async (page) => {
        const { save } = messagesFor('de', 'recipe').recipe;
        await page.getByText(save.title, { exact: true }).click();
        const [, data] = await saved(page, save.json);
        const recipe = JSON.parse(data);
        expect(recipe).toMatchObject({ inLanguage: 'de', recipeYield: '6 Portionen' });
        expect(recipe.recipeIngredient[0]).toMatch(/^900 g /);
        const [, text] = await saved(page, save.cooklang);
        expect(text).toContain('locale: "de"');
        await page.getByRole('button', { name: save.copy }).click();
        await page.getByText(save.copied).waitFor();
        const copied = await page.evaluate(() => navigator.clipboard.readText());
        expect(copied).toMatch(/^900 g /m);
        expect(copied).toContain('/de/recipes/beef-stew');
      },
      { permissions: ['clipboard-read', 'clipboard-write'] },
    ));
});
