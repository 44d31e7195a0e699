import { readFileSync } from 'node:fs';
import { pack, utf8, zipOf } from '@gramwise/engine/tests/files/pack.ts';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { axeFinds } from './axe.ts';
import { hydrated, PHONE, visit } from './browser.ts';

const READER = '/tools/recipe-converter';

const paprika = async (name: string) =>
  pack(
    utf8(JSON.stringify({ name, servings: '4', ingredients: `2 cups ${name}\n3 eggs`, directions: 'Mix.' })),
    'gzip',
  );

/** A zip of gzips, as Paprika exports it. */
const COLLECTION = zipOf({
  'flour.paprikarecipe': await paprika('flour'),
  'sugar.paprikarecipe': await paprika('sugar'),
});

const text = (page: Page) => page.getByLabel('Your recipe', { exact: true }).inputValue();
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

async function open(page: Page, label: string, name: string, content: Uint8Array | string): Promise<void> {
  await page
    .getByLabel(label)
    .setInputFiles({ name, mimeType: 'application/octet-stream', buffer: Buffer.from(content) });
}

/** The content of the file that pressing a button downloads. */
async function download(page: Page, button: string): Promise<Buffer> {
  const [file] = await Promise.all([page.waitForEvent('download'), press(page, button)]);
  return readFileSync(await file.path());
}

test('a collection is opened on a phone, one of it read, all kept and saved for another program', () =>
  visit(
    READER,
    async (page) => {
      await open(page, 'Open a file', 'all.paprikarecipes', await COLLECTION);
      const picker = page.getByRole('region', { name: '2 recipes in “all.paprikarecipes”' });
      await picker.waitFor();
      expect(await axeFinds(page)).toEqual([]);
      await press(page, 'Keep all');
      await picker.getByText('2 recipes added.').waitFor();
      await press(page, 'sugar');
      await expect.poll(() => text(page)).toContain('2 cups sugar');
      const focused = page.locator(':focus');
      await expect.poll(() => focused.innerText()).toContain('sugar');
      const top = await focused.evaluate((heading) => heading.getBoundingClientRect().top);
      expect([top >= 0, top < 740]).toEqual([true, true]);

      await page.getByRole('region', { name: 'My recipes' }).scrollIntoViewIfNeeded();
      await page.getByText('Save for other programs').click();
      const saved = await download(page, 'Paprika file');
      await open(page, 'Open a file', 'again', saved);
      await page.getByRole('region', { name: '2 recipes in “again”' }).waitFor();
      await open(page, 'Open a file', 'half.zip', saved.subarray(0, saved.length / 2));
      await page.getByRole('alert').getByText('This file is damaged or incomplete.').waitFor();
    },
    PHONE,
  ));

test('everything moves to a new phone in one file', async () => {
  let whole: Buffer | null = null;
  await visit(
    READER,
    async (page) => {
      await open(page, 'Open a file', 'all.paprikarecipes', await COLLECTION);
      await press(page, 'Keep all');
      await page.getByText('2 recipes added.').waitFor();
      await page.goto('/kitchen');
      await hydrated(page);
      await page.getByLabel('Where do you cook?').selectOption('Australia');
      await page.getByRole('region', { name: 'A new phone' }).scrollIntoViewIfNeeded();
      whole = await download(page, 'Save everything to a file');
    },
    PHONE,
  );
  await visit(
    '/kitchen',
    async (page) => {
      await page.getByRole('region', { name: 'A new phone' }).scrollIntoViewIfNeeded();
      await open(page, 'Open such a file', 'all.json', whole ?? '');
      await page.getByText('Taken from the file: your kitchen, 2 recipes.').waitFor();
      expect(await page.getByLabel('Where do you cook?').inputValue()).toBe('au');
      await page.getByLabel('Oven').selectOption('Gas Mark');
      await open(page, 'Open such a file', 'all.json', whole ?? '');
      await page.getByRole('group', { name: 'The file has another kitchen than this device.' }).waitFor();
      expect(await axeFinds(page)).toEqual([]);
      await press(page, 'What this device has');
      await page.getByText('Everything in this file is here already.').waitFor();
      expect(await page.getByLabel('Oven').inputValue()).toBe('gas-mark');
    },
    PHONE,
  );
});
