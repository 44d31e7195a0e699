import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { reload, resize, visit } from './browser.ts';

const field = (page: Page) => page.getByRole('searchbox', { name: 'Ask in your own words' });
const answers = (page: Page) => page.locator('[data-answers]').getByRole('status');
const example = (page: Page) => page.locator('[data-example] output');

describe('the field for questions', () => {
  test('is on the first screen with its answer', () =>
    visit('/', async (page) => {
      for (const [width, height] of [
        [375, 667],
        [1280, 720],
      ] as const) {
        await resize(page, { width, height });
        for (const part of [field(page), example(page), page.locator('[data-example] a')]) {
          const { y = -1, height: tall = 0 } = (await part.boundingBox()) ?? {};
          expect(y, `${width} px`).toBeGreaterThanOrEqual(0);
          expect(y + tall, `${width} px`).toBeLessThanOrEqual(height);
        }
      }
    }));

  test('loads nothing before it is used, answers what is typed, and keeps it through a reload and Back', () => {
    const asked: string[] = [];
    return visit('/', async (page) => {
      page.on('request', (request) => asked.push(new URL(request.url()).pathname));
      await page.waitForLoadState('networkidle');
      expect(asked.filter((path) => /ask|foods/i.test(path))).toEqual([]);
      await field(page).click();
      await page.keyboard.type('1 cup honey in grams');
      await answers(page).getByText('= 339').waitFor();
      expect(await example(page).isVisible()).toBe(false);
      await reload(page);
      await answers(page).getByText('= 339').waitFor();
      expect(await field(page).inputValue()).toBe('1 cup honey in grams');
      await page.getByRole('contentinfo').getByRole('link', { name: 'Contact' }).click();
      await page.waitForURL('**/contact');
      await page.goBack();
      // At the foot of the page, where the visitor left it, none of it is loaded.
      await field(page).scrollIntoViewIfNeeded();
      await answers(page).getByText('= 339').waitFor();
    });
  });

  test('answers a question that was sent before any script ran, which leads to the converter', () =>
    visit('/?q=1+cup+honey+in+grams#converter', async (page) => {
      await answers(page).getByText('= 339').waitFor();
      expect(await field(page).inputValue()).toBe('1 cup honey in grams');
      expect(await page.evaluate(() => [scrollY, location.hash])).toEqual([0, '']);
    }));

  test('takes the example’s answer away with the first key, however slow the network', () =>
    visit('/', async (page) => {
      await page.route(/\.js$|\/ask\/|\/foods\//, () => {});
      await field(page).click();
      await page.keyboard.type('1');
      expect(await example(page).isVisible()).toBe(false);
      await page.locator('[data-waiting]').getByText('Loading...').waitFor();
    }));

  test('moves nothing below it while a question is typed', () =>
    visit('/', async (page) => {
      const below = page.getByRole('heading', { name: 'Conversion Tools' });
      const top = async () => Math.round((await below.boundingBox())?.y ?? -1);
      await field(page).click();
      await page.keyboard.type('1 cup sugar');
      await answers(page).getByText('Sugar').waitFor();
      const tops = new Set<number>([await top()]);
      for (const key of ' brown in grams') {
        await page.keyboard.type(key);
        await page.waitForTimeout(60);
        tops.add(await top());
      }
      expect(tops.size).toBeLessThanOrEqual(2);
    }));

  test('leads to the converter without scripts', () =>
    visit(
      '/',
      async (page) => {
        await field(page).fill('1 cup honey');
        await page.keyboard.press('Enter');
        await page.waitForURL('**/?q=1+cup+honey#converter');
      },
      { javaScriptEnabled: false },
    ));
});
