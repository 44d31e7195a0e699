import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { axeFinds } from './axe.ts';
import { hydrated, reload, visit } from './browser.ts';

const AT = '/tools/recipe-converter';
const JSON_FILE = 'application/json';

const section = (page: Page) => page.getByRole('region', { name: 'My recipes' });
const statusText = (page: Page) => section(page).getByRole('status').innerText();
const text = (page: Page) => page.getByLabel('Your recipe', { exact: true });
const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).click();

async function addFile(page: Page, name: string, content: string): Promise<void> {
  await page
    .getByLabel('Add recipes from a file')
    .setInputFiles({ name, mimeType: JSON_FILE, buffer: Buffer.from(content) });
}

const databases = (page: Page) => page.evaluate(async () => (await indexedDB.databases()).length);

test('a recipe is kept, opened after a reload, renamed, saved, deleted and added again', () =>
  visit(AT, async (page) => {
    await section(page).scrollIntoViewIfNeeded();
    await expect.poll(() => statusText(page)).toContain('Nothing kept yet.');
    expect(await databases(page)).toBe(0);

    await press(page, 'Try an example');
    await page.getByLabel('Servings', { exact: true }).fill('4');
    await expect.poll(() => page.url()).toContain('servings=4');
    await press(page, 'Keep this recipe');
    await expect.poll(() => statusText(page)).toBe('1 recipe');

    await page.goto(AT);
    await hydrated(page);
    await text(page).fill('3 eggs');
    await section(page).scrollIntoViewIfNeeded();
    await section(page).getByRole('button', { name: 'Banana Bread', exact: true }).click();
    await expect.poll(() => text(page).inputValue()).toMatch(/^Banana Bread\nServes 8/);
    await expect.poll(() => page.getByLabel('Servings', { exact: true }).inputValue()).toBe('4');
    expect(await page.evaluate(() => document.activeElement?.textContent)).toContain('Banana Bread');
    await page.goBack();
    await expect.poll(() => text(page).inputValue()).toBe('3 eggs');
    await page.goForward();
    await expect.poll(() => text(page).inputValue()).toMatch(/^Banana Bread/);

    await press(page, 'Rename Banana Bread');
    await page.keyboard.type('Nut Loaf');
    await page.keyboard.press('Enter');
    await section(page).getByRole('button', { name: 'Nut Loaf', exact: true }).waitFor();
    const download = page.waitForEvent('download');
    await press(page, 'Save all as a file');
    const saved = readFileSync(await (await download).path(), 'utf8');
    await press(page, 'Delete Nut Loaf');
    await expect.poll(() => statusText(page)).toBe('Deleted: Nut Loaf.');
    await press(page, 'Undo');
    await expect.poll(() => statusText(page)).toBe('1 recipe');
    await press(page, 'Delete Nut Loaf');
    await expect.poll(() => statusText(page)).toBe('Deleted: Nut Loaf.');
    await reload(page);
    await section(page).scrollIntoViewIfNeeded();
    await expect.poll(() => statusText(page)).toContain('Nothing kept yet.');

    const { recipes, ...file } = JSON.parse(saved);
    const more = ['Crêpes', 'Rice', 'Soup', 'Toast'].map((title) => ({ title, text: `${title}\n2 eggs` }));
    await addFile(page, 'all.json', JSON.stringify({ ...file, recipes: [...recipes, ...more] }));
    await expect.poll(() => statusText(page)).toBe('5 recipes added.');
    await addFile(page, 'other.json', '[1]');
    await section(page).getByText('“other.json” is not a file of recipes saved here.').waitFor();
    await page.getByLabel('Search my recipes').fill('crepes');
    await expect.poll(() => section(page).getByRole('listitem').count()).toBe(1);
    await press(page, 'Rename Crêpes');
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      expect(await axeFinds(page, 'section:has([type=search])')).toEqual([]);
    }
  }));

test.each<[string, message: string, stub: () => void]>([
  [
    'refuses to keep anything',
    'This browser does not let the site keep recipes',
    () => {
      const refuse = () => {
        throw new DOMException('denied', 'SecurityError');
      };
      Object.defineProperty(window, 'indexedDB', { get: refuse });
    },
  ],
  [
    'is full',
    'There is no room left for recipes on this device.',
    () => {
      IDBObjectStore.prototype.put = () => {
        throw new DOMException('full', 'QuotaExceededError');
      };
    },
  ],
])('if the browser %s, the page says so, and the recipe stays on screen', (_, message, stub) =>
  visit(
    AT,
    async (page) => {
      await text(page).fill('2 cups flour');
      const result = page.getByRole('region', { name: 'Converted recipe' });
      await result.getByText('250 g flour').waitFor();
      await press(page, 'Keep this recipe');
      await expect.poll(() => result.getByRole('alert').innerText()).toContain(message);
      expect(await text(page).inputValue()).toBe('2 cups flour');
    },
    { mocks: (page) => page.addInitScript(stub) },
  ),
);
