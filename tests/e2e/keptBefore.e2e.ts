/** Recipes in a database as 1d35f89 made it are listed, opened with their settings, and kept beside new ones. */
import { expect, test } from 'vitest';
import { KEPT } from '../compatibility/recipes.ts';
import { hydrated, visit } from './browser.ts';

const AT = '/tools/recipe-converter';

/** Runs in the page: the database of then, with its records. */
function makeDatabase(records: readonly object[]): Promise<void> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open('gramwise', 1);
    request.onupgradeneeded = () => {
      const table = request.result.createObjectStore('recipes', { keyPath: 'id', autoIncrement: true });
      for (const record of records) table.put(record);
    };
    request.onerror = () => reject(request.error);
    request.onsuccess = () => {
      request.result.close();
      resolve();
    };
  });
}

test('recipes kept by 1d35f89 are there and stay', () =>
  visit('/faq', async (page) => {
    await page.evaluate(makeDatabase, KEPT);
    await page.goto(AT);
    await hydrated(page);
    const section = page.getByRole('region', { name: 'My recipes' });
    const rows = () => section.getByRole('listitem').evaluateAll((all) => all.map((row) => row.textContent));
    await section.scrollIntoViewIfNeeded();
    await expect.poll(async () => (await rows()).length).toBe(KEPT.length);

    await section.getByRole('button', { name: 'Omas Käsekuchen', exact: true }).click();
    const text = page.getByLabel('Your recipe', { exact: true });
    await expect.poll(() => text.inputValue()).toBe(KEPT[1]?.text);
    await expect.poll(() => page.url()).toContain('pan=springform-24');

    await text.fill('Toast\n2 slices bread');
    await page.getByRole('button', { name: 'Keep this recipe' }).click();
    await expect.poll(async () => (await rows()).length).toBe(KEPT.length + 1);
    for (const { title } of KEPT) expect((await rows()).join('\n')).toContain(title);
  }));
