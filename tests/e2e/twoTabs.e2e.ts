import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { hydrated, reload, visit } from './browser.ts';

/** Opens a second tab for the same visitor. */
async function openBeside(first: Page, path: string): Promise<Page> {
  const second = await first.context().newPage();
  await second.goto(path);
  await hydrated(second);
  return second;
}

const result = (page: Page) => page.locator('#converter output').innerText();
const servings = (page: Page) => page.getByRole('spinbutton', { name: 'Servings' }).inputValue();

describe('two tabs of one visitor', () => {
  test('convert independently', () =>
    visit('/', async (first) => {
      const second = await openBeside(first, '/?amount=5');
      await first.locator('#converter').getByLabel('Amount').fill('8');
      await expect.poll(() => result(first)).toContain('8 grams of Water = 8.00');
      expect(await result(second)).toContain('5 grams of Water = 5.00');
      for (const tab of [first, second]) await reload(tab);
      await expect.poll(() => result(first)).toContain('8 grams');
      await expect.poll(() => result(second)).toContain('5 grams');
      await second.close();
    }));

  test('scale a recipe independently, and have separate timers', () =>
    visit('/recipes/beef-stew?servings=12', async (first) => {
      const second = await openBeside(first, '/recipes/beef-stew');
      const asWritten = await servings(second);
      expect(asWritten).not.toBe('12');
      await first.getByRole('button', { name: 'More servings' }).click();
      await expect.poll(() => servings(first)).toBe('13');
      expect(await servings(second)).toBe(asWritten);
      await first.locator('#step-3').getByRole('button', { name: 'Start timer: 8 min' }).click();
      await first.getByRole('timer').waitFor();
      await reload(second);
      await expect.poll(() => servings(second)).toBe(asWritten);
      expect(await second.getByRole('timer').count()).toBe(0);
      await second.locator('#step-3').getByRole('button', { name: 'Start timer: 8 min' }).click();
      await second.getByRole('button', { name: /^Cancel: 8 min/ }).click();
      await expect.poll(() => second.getByRole('timer').count()).toBe(0);
      await reload(first);
      await expect.poll(() => servings(first)).toBe('13');
      await first.getByRole('timer').waitFor();
      await second.close();
    }));

  test('share the theme, immediately and on pages opened later', () =>
    visit('/', async (first) => {
      const second = await openBeside(first, '/faq');
      const theme = (page: Page) => page.locator('html').getAttribute('data-theme');
      for (const [button, chosen] of [
        ['Use dark colors', 'dark'],
        ['Use light colors', 'light'],
      ] as const) {
        await first.getByRole('button', { name: button }).click();
        await expect.poll(() => theme(second)).toBe(chosen);
      }
      await second.getByRole('button', { name: 'Use dark colors' }).click();
      await expect.poll(() => theme(first)).toBe('dark');
      await reload(first);
      expect(await theme(first)).toBe('dark');
      await second.close();
    }));

  test('keep their own language; pages opened later use the latest choice', () =>
    visit('/faq', async (first) => {
      const second = await openBeside(first, '/about?stays=1');
      await first.getByRole('button', { name: /Language/ }).click();
      await first.getByRole('link', { name: 'Deutsch' }).click();
      await first.waitForURL('**/de/faq');
      const language = (page: Page) => page.locator('html').getAttribute('lang');
      expect(await language(second)).toBe('en');
      await second.reload();
      await second.waitForURL('**/de/about?stays=1');
      await hydrated(second);
      expect(await language(second)).toBe('de');
      await second.close();
    }));
});
