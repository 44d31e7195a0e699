import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { hydrated, PHONE, reload, shiftOf, sideways, visit } from './browser.ts';

const servings = (page: Page) => page.getByLabel('Servings', { exact: true });
const IMAGE = /images\.unsplash\.com|wikimedia\.org/;

describe('a recipe', () => {
  test('keeps its servings and units in the address and through a reload', () =>
    visit('/recipes/beef-stew?servings=12&view=us', async (page) => {
      await page.getByText('4 lb beef chuck').waitFor();
      expect(await servings(page).inputValue()).toBe('12');
      expect(await page.locator('#step-1').innerText()).toContain('Heat the oven to 325\u00a0°F. Pat');
      await reload(page);
      await page.getByText('4 lb beef chuck').waitFor();
      await page.getByRole('button', { name: 'More servings' }).click();
      await page.getByRole('radio', { name: 'Both' }).check();
      await expect.poll(() => new URL(page.url()).search).toBe('?servings=13');
      await servings(page).fill('');
      await servings(page).blur();
      expect(await servings(page).inputValue()).toBe('13');
      await servings(page).fill('6');
      await page.getByText('900 g (2 lb)').waitFor();
      await expect.poll(() => new URL(page.url()).search).toBe('');
    }));

  test('links to the converter, and keeps its checked lines on going back', () =>
    visit('/recipes/chocolate-cake', async (page) => {
      await page.getByRole('checkbox', { name: '2 large eggs' }).check();
      await page.getByRole('link', { name: 'Convert All-Purpose Flour' }).click();
      await page.waitForURL(/\/\?ingredient=flour&amount=220&from=grams&to=cups#converter$/);
      await page.locator('#converter output', { hasText: 'All-Purpose Flour' }).waitFor();
      await page.goBack();
      await expect.poll(() => page.getByRole('checkbox', { name: '2 large eggs' }).isChecked()).toBe(true);
      expect(await page.getByRole('checkbox', { checked: true }).count()).toBe(1);
    }));

  test('shows its drawing, and a photo of another host on request only', () =>
    visit(
      '/recipes/miso-soup',
      async (page) => {
        const asked: string[] = [];
        await page.route(IMAGE, (route) => {
          asked.push(route.request().url());
          return route.abort();
        });
        expect(await page.getByRole('img', { name: /miso soup/i }).isVisible()).toBe(true);
        expect(await page.locator('figure img').count()).toBe(0);
        await page.reload();
        await hydrated(page);
        expect(asked).toEqual([]);
        expect(await shiftOf(page)).toBeLessThan(0.005);
        await page.getByRole('button', { name: 'Show photo' }).click();
        await page.getByText('The photo could not be loaded.').waitFor();
        expect(asked).toHaveLength(1);
        expect(await page.locator('figure svg').isVisible()).toBe(true);
      },
      { expected: /Failed to load resource/ },
    ));

  test('copies its address to share if the device has no share sheet', () =>
    visit(
      '/recipes/virgin-mojito?servings=4',
      async (page) => {
        await page.getByText('600 ml').waitFor();
        await page.getByRole('button', { name: 'Share' }).click();
        await page.getByText('Link copied').waitFor();
        expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(
          /\/recipes\/virgin-mojito\?servings=4$/,
        );
      },
      {
        permissions: ['clipboard-read', 'clipboard-write'],
        before: async (page) => {
          await page.addInitScript(() => Object.defineProperty(navigator, 'share', { value: undefined }));
        },
      },
    ));

  test('prints on one sheet, optionally with the picture', () =>
    visit(
      '/recipes/north-indian-mango-pickle',
      async (page) => {
        for (const format of ['A4', 'Letter']) {
          const margin = { top: '1cm', right: '1cm', bottom: '1cm', left: '1cm' };
          const pdf = (await page.pdf({ format, margin })).toString('latin1');
          expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
        }
        await page.emulateMedia({ media: 'print' });
        expect(await page.locator('figure').isVisible()).toBe(false);
        await page.emulateMedia({ media: 'screen' });
        await page.getByText('Take it along').click();
        await page.getByRole('button', { name: 'Print with picture' }).click();
        // The figure's mark in the moment of printing, and after it.
        expect(await page.evaluate(() => (window as never)['printed'])).toEqual([false]);
        expect(await page.locator('figure').getAttribute('data-noprint')).not.toBeNull();
      },
      {
        before: (page) =>
          page.addInitScript(() => {
            const printed: unknown[] = [];
            const hides = () => document.querySelector('figure')?.hasAttribute('data-noprint');
            Object.assign(window, { printed, print: () => printed.push(hides()) });
          }),
      },
    ));

  test('fits a phone in every language', async () => {
    await visit(
      '/recipes/oil-splashed-noodles',
      async (page) => {
        for (const path of ['/fr/recipes/aloo-gobi', '/de/recipes/lemon-pickle']) {
          expect(await sideways(page)).toBe(0);
          await page.goto(path);
          await hydrated(page);
        }
        expect(await sideways(page)).toBe(0);
      },
      { ...PHONE, viewport: { width: 320, height: 740 } },
    );
  });
});

const amounts = (page: Page) => page.locator('main li label strong').allInnerTexts();

describe('a recipe is scaled', () => {
  test('by what a cook has, which a reload and Back keep', () =>
    visit('/recipes/chocolate-cake', async (page) => {
      const written = await amounts(page);
      await page.getByText('Scale by what you have').click();
      await page.getByLabel('Ingredient', { exact: true }).selectOption('butter, softened, for the frosting');
      await page.getByLabel('I have (grams)').fill('85');
      // Half of the 170 g in the recipe.
      await page.getByText('1 large egg', { exact: true }).waitFor();
      await expect.poll(() => new URL(page.url()).search).toBe('?of=frostingButter&have=85');
      expect(await servings(page).inputValue()).toBe('6');
      const half = await amounts(page);
      expect(half).toContain('110\u00a0g (3/4\u00a0cup plus 2\u00a0tbsp)');
      await reload(page);
      await expect.poll(() => amounts(page)).toEqual(half);
      expect(await page.getByLabel('I have (grams)').inputValue()).toBe('85');
      await page.getByRole('link', { name: 'Back to Recipes' }).click();
      await page.waitForURL('**/recipes');
      await page.goBack();
      await hydrated(page);
      await expect.poll(() => amounts(page)).toEqual(half);
      await page.getByLabel('I have (grams)').fill('0');
      await page.getByText('Please enter an amount above zero').waitFor();
      expect(await amounts(page)).toEqual(written);
      await page.getByLabel('I have (grams)').fill('85');
      await page.getByRole('button', { name: 'Back to the recipe' }).click();
      await expect.poll(() => amounts(page)).toEqual(written);
      await expect.poll(() => new URL(page.url()).search).toBe('');
    }));

  test('to a cook’s own pan, which servings replace', () =>
    visit('/recipes/chocolate-cake', async (page) => {
      await page.getByText('Scale by what you have').click();
      await page.getByLabel('My pan').selectOption('springform-26');
      // 26² / 23² = 1.278 of 220 g
      await page.getByText('281 g').waitFor();
      await expect.poll(() => new URL(page.url()).search).toBe('?pan=springform-26');
      await page.getByText('scaled to 128').waitFor();
      await reload(page);
      await page.getByText('281 g').waitFor();
      expect(await page.getByLabel('My pan').inputValue()).toBe('springform-26');
      await page.getByRole('button', { name: 'More servings' }).click();
      // From 15.3 servings to the next whole one.
      await expect.poll(() => new URL(page.url()).search).toBe('?servings=16');
      expect(await page.getByLabel('My pan').inputValue()).toBe('');
      await page.goBack();
      await hydrated(page);
    }));
});

describe('in another language, a recipe', () => {
  test('is French, in grams, centiliters and spoons, and shows cups on request', () =>
    visit('/fr/recipes/beef-stew', async (page) => {
      expect(await page.locator('main [lang]').count()).toBe(0);
      const own = await amounts(page);
      expect(own).toEqual(expect.arrayContaining(['900\u00a0g', '24\u00a0cl', '3\u00a0c.\u00a0à\u00a0s.']));
      expect(own.join()).not.toMatch(/tasse|lb|oz/);
      expect(await page.locator('#step-1').innerText()).toMatch(/160\s°C \(th\.\s5-6, 140\s°C/);
      await page.getByRole('radio', { name: 'Les deux' }).check();
      await expect.poll(() => amounts(page)).toContain('24\u00a0cl (1\u00a0tasse)');
      await page.getByRole('radio', { name: 'Tasses (US)' }).check();
      await expect.poll(() => amounts(page)).toContain('1\u00a0tasse');
      await expect.poll(() => new URL(page.url()).search).toBe('?view=us');
      await reload(page);
      await expect.poll(() => amounts(page)).toContain('2\u00a0lb');
      await page.getByRole('button', { name: 'Plus de portions' }).click();
      await page.getByRole('radio', { name: 'Métriques' }).check();
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
        await page.locator('main details summary').last().click();
        const [, data] = await saved(page, 'Rezeptdatei (JSON)');
        const recipe = JSON.parse(data);
        expect(recipe).toMatchObject({ inLanguage: 'de', recipeYield: '6 Portionen' });
        expect(recipe.recipeIngredient[0]).toMatch(/^900 g /);
        const [, text] = await saved(page, 'Cooklang-Datei');
        expect(text).toContain('locale: "de"');
        await page.getByRole('button', { name: 'Als Text kopieren' }).click();
        await page.getByText('Rezept kopiert').waitFor();
        const copied = await page.evaluate(() => navigator.clipboard.readText());
        expect(copied).toMatch(/^900 g /m);
        expect(copied).toContain('/de/recipes/beef-stew');
      },
      { permissions: ['clipboard-read', 'clipboard-write'] },
    ));
});

describe('without scripts', () => {
  test.each([
    ['/recipes/chocolate-cake?servings=24', '220\u00a0g (1\u00a03/4\u00a0cups)', '350\u00a0°F'],
    ['/de/recipes/chocolate-cake', '220\u00a0g', '180\u00a0°C Ober-/Unterhitze'],
    ['/es/recipes/chocolate-cake', '220\u00a0g', '180\u00a0°C'],
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
