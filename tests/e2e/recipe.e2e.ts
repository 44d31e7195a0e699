import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { PHONE, reload, shiftOf, visit } from './browser.ts';

const ingredient = (page: Page, index: number) =>
  page.locator('h2:text-is("Ingredients") + ul > li').nth(index).innerText();
const servings = (page: Page) => page.getByLabel('Servings', { exact: true });
const address = (page: Page) => new URL(page.url()).search;
const IMAGE = /images\.unsplash\.com|wikimedia\.org/;

describe('a recipe', () => {
  it('is scaled by its servings, and the address says so', () =>
    visit('/recipes/beef-stew', async (page) => {
      expect(await ingredient(page, 0)).toContain('900 g (2 lb) beef chuck');
      await page.getByRole('button', { name: 'More servings' }).click();
      await page.getByText('1.05 kg', { exact: false }).first().waitFor();
      await expect.poll(() => address(page)).toBe('?servings=7');
      await servings(page).fill('3');
      await page.getByText('450 g (1 lb)').waitFor();
      expect(await ingredient(page, 5)).toBe('1 onion, chopped');
      await servings(page).fill('');
      await servings(page).blur();
      expect(await servings(page).inputValue()).toBe('3');
      await servings(page).fill('6');
      await page.getByText('900 g (2 lb)').waitFor();
      await expect.poll(() => address(page)).toBe('');
    }));

  it('opens as its address asks, and shrugs at nonsense', async () => {
    await visit('/recipes/beef-stew?servings=12&view=us', async (page) => {
      await page.getByText('4 lb beef chuck').waitFor();
      expect(await servings(page).inputValue()).toBe('12');
      expect(await page.locator('#step-1').innerText()).toContain('Heat the oven to 325 °F. Pat');
      await reload(page);
      await page.getByText('4 lb beef chuck').waitFor();
    });
    await visit('/recipes/beef-stew?servings=-1e9&view=%3Cb%3E&scale=2', async (page) => {
      expect(await ingredient(page, 0)).toContain('900 g (2 lb) beef chuck');
      expect(await servings(page).inputValue()).toBe('6');
    });
  });

  it('without servings is made once, twice, thrice or by half', () =>
    visit('/recipes/lemon-pickle', async (page) => {
      await page.getByText('×2', { exact: true }).click();
      await page.getByText('2 kg (4 1/2 lb)').waitFor();
      await expect.poll(() => address(page)).toBe('?scale=2');
      await page.getByRole('radio', { name: 'Metric' }).check();
      expect(await ingredient(page, 1)).toBe('200 g fine salt');
      await expect.poll(() => address(page)).toBe('?scale=2&view=metric');
    }));

  it('is ticked off, asks the converter, and remembers the ticks', () =>
    visit('/recipes/chocolate-cake', async (page) => {
      await page.getByRole('checkbox', { name: '2 large eggs' }).check();
      await page.getByRole('link', { name: 'Convert All-Purpose Flour' }).click();
      await page.waitForURL(/\/\?ingredient=flour&amount=220&from=grams&to=cups#converter$/);
      await page.locator('#converter output', { hasText: 'All-Purpose Flour' }).waitFor();
      await page.goBack();
      expect(await page.getByRole('checkbox', { name: '2 large eggs' }).isChecked()).toBe(true);
      expect(await page.getByRole('checkbox', { checked: true }).count()).toBe(1);
    }));

  it('stays worth looking at without its picture, and nothing moves', () =>
    visit(
      '/recipes/miso-soup',
      async (page) => {
        await page.getByText('Drawing: Gramwise').waitFor();
        expect(await page.locator('figure img').count()).toBe(0);
        expect(await page.locator('figure svg').isVisible()).toBe(true);
        expect(await shiftOf(page)).toBeLessThan(0.005);
      },
      {
        expected: /Failed to load resource/,
        before: async (page) => {
          await page.route(IMAGE, (route) => route.abort());
        },
      },
    ));

  it('is shared by copying its address where the device has no sharing of its own', () =>
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

  it('is one sheet of paper', () =>
    visit('/recipes/north-indian-mango-pickle', async (page) => {
      for (const format of ['A4', 'Letter']) {
        const margin = { top: '1cm', right: '1cm', bottom: '1cm', left: '1cm' };
        const pdf = (await page.pdf({ format, margin })).toString('latin1');
        expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
      }
      await page.emulateMedia({ media: 'print' });
      expect(await page.locator('figure').isVisible()).toBe(false);
      await page.emulateMedia({ media: 'screen' });
      await page.getByRole('checkbox', { name: 'with picture' }).check();
      await page.emulateMedia({ media: 'print' });
      expect(await page.locator('figure').isVisible()).toBe(true);
    }));

  it('fits a phone in every language', async () => {
    for (const path of [
      '/recipes/oil-splashed-noodles',
      '/fr/recipes/aloo-gobi',
      '/de/recipes/lemon-pickle',
    ]) {
      await visit(
        path,
        async (page) => {
          expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
        },
        { ...PHONE, viewport: { width: 320, height: 740 } },
      );
    }
  });

  it('that does not exist is said to be missing', () =>
    visit(
      '/recipes/no-such-dish',
      async (page) => {
        expect(await page.locator('h1').innerText()).toBe('Recipe Not Found');
        await page.getByText("The recipe you're looking for doesn't exist or has been moved.").waitFor();
        await page.getByRole('link', { name: 'Back to Home' }).click();
        await page.waitForURL(/:\d+\/$/);
      },
      { expected: /404/ },
    ));
});
