import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { LANGUAGE_CODES } from '../../src/catalogs/languages.ts';
import { localPath } from '../../src/site/localPath.ts';
import { hydrated, reload, resize, shiftOf, sideways, visit } from './browser.ts';
import { layOut } from './layOut.ts';

const servings = (page: Page) => page.getByLabel('Servings', { exact: true });
const IMAGE = /images\.unsplash\.com|wikimedia\.org/;

describe('a recipe', () => {
  test('keeps its servings and units in the URL and through a reload', () =>
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
      await page.waitForURL(/\/\?ingredient=flour&amount=230&from=grams&to=cups#converter$/);
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

  test('copies its URL to share if the device has no share sheet', () =>
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
        mocks: (page) =>
          page.addInitScript(() => Object.defineProperty(navigator, 'share', { value: undefined })),
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
        // The state of the figure during printing, and after it.
        await expect.poll(() => page.evaluate(() => (window as never)['printed'])).toEqual([false]);
        await expect.poll(() => page.locator('figure').getAttribute('data-noprint')).not.toBeNull();
      },
      {
        mocks: (page) =>
          page.addInitScript(() => {
            const printed: unknown[] = [];
            const hides = () => document.querySelector('figure')?.hasAttribute('data-noprint');
            Object.assign(window, { printed, print: () => printed.push(hides()) });
          }),
      },
    ));

  // Design 7: the answer is on the first screen.
  test('begins with its ingredients on the first screen in every language', () =>
    visit('/robots.txt', async (page) => {
      for (const language of LANGUAGE_CODES) {
        await layOut(page, localPath(language, '/recipes/chocolate-cake'));
        for (const [width, height] of [
          [375, 740],
          [1366, 768],
        ] as const) {
          await resize(page, { width, height });
          const box = await page.locator('#ingredients-title').boundingBox();
          expect(box?.y, `${language}, ${width} px`).toBeLessThan(700);
        }
      }
    }));

  test('with the longest words fits a phone', () =>
    visit(
      '/robots.txt',
      async (page) => {
        for (const path of [
          '/recipes/oil-splashed-noodles',
          '/fr/recipes/aloo-gobi',
          '/de/recipes/lemon-pickle',
        ]) {
          await layOut(page, path);
          expect(await sideways(page), path).toBe(0);
        }
      },
      { viewport: { width: 320, height: 740 } },
    ));
});
