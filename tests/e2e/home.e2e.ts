import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { hydrated, type Visit, visit } from './browser.ts';

const converter = (page: Page) => page.locator('#converter');
const answer = (page: Page) => converter(page).locator('output').innerText();
const amount = (page: Page) => converter(page).getByLabel('Amount');

/** The essentials: all fields and the answer. */
const NEEDED = ['[name=amount]', '[name=from]', '[name=ingredient]', '[name=to]', 'output'];

/** Distance from the top of the page to the bottom of the essentials. */
const endOf = (page: Page) =>
  page.evaluate(
    (parts) =>
      window.scrollY +
      Math.max(
        ...parts.map(
          (part) => document.querySelector(`#converter ${part}`)?.getBoundingClientRect().bottom ?? 1e9,
        ),
      ),
    NEEDED,
  );

/** A web font that arrives late is not used on this page, and the fallback wraps elsewhere. */
const WITHOUT_FONTS: Visit = {
  expected: /Failed to load resource/,
  before: (page) => page.route(/\.woff2$/, (route) => route.abort()),
};

describe('the first screen', () => {
  test.each([
    [375, 667, 2.25, 'the web fonts', {}],
    [375, 667, 2.25, 'the fallback fonts', WITHOUT_FONTS],
    [1280, 720, 1.6, 'the web fonts', {}],
  ])(
    'at %i x %i the converter ends within %f screens in %s, and Get Started brings it up',
    (width, height, screens, _, options) =>
      visit(
        '/',
        async (page) => {
          expect(await endOf(page)).toBeLessThanOrEqual(height * screens);
          await page.getByRole('link', { name: 'Get Started' }).click();
          await expect
            .poll(() => page.evaluate(() => document.activeElement?.getAttribute('name')))
            .toBe('amount');
          for (const part of NEEDED) {
            const box = () => converter(page).locator(part).boundingBox();
            await expect
              .poll(async () => (await box())?.y ?? -1, { message: part })
              .toBeGreaterThanOrEqual(0);
            const { y = 0, height: tall = 0 } = (await box()) ?? {};
            expect(y + tall, part).toBeLessThanOrEqual(height);
          }
        },
        { viewport: { width, height }, reducedMotion: 'reduce', ...options },
      ),
  );
});

describe('the converter', () => {
  test('loses nothing typed or selected before its script arrives', () => {
    let typed: Promise<unknown> | undefined;
    const typeEarly = async (page: Page) => {
      await page.locator('#converter [name=amount]').fill('1,5');
      await page.locator('#converter [name=ingredient]').fill('miel');
      await page.keyboard.press('Tab');
    };
    return visit(
      '/fr',
      async (page) => {
        expect(typed).toBeDefined();
        expect(await answer(page)).toMatch(/^Miel\s:\s1,5\sgramme\s=\s1,06/);
        expect(await page.locator('#converter [name=amount]').inputValue()).toBe('1,5');
      },
      {
        mocks: (page) =>
          page.route('**/assets/**/*.js', async (route) => {
            typed ??= typeEarly(page);
            await typed;
            await route.fallback();
          }),
      },
    );
  });

  test('takes presets from the links above it, and keeps its state at an anchor', () =>
    visit('/', async (page) => {
      await page.getByRole('link', { name: 'Pounds to Kilograms' }).click();
      await expect.poll(() => answer(page)).toContain('1 pound of Butter = 0.45 kilograms');
      expect(new URL(page.url()).hash).toBe('#converter');
      await hydrated(page);
      await amount(page).fill('64');
      await page.getByRole('link', { name: 'Get Started' }).click();
      await expect.poll(() => page.url()).toMatch(/amount=64.*#converter$/);
      expect(await amount(page).inputValue()).toBe('64');
    }));

  test('shows its answer without scripts, and questions still open', () =>
    visit(
      '/',
      async (page) => {
        expect(await answer(page)).toContain('100 grams of Water = 100.00 milliliters');
        const [first, second] = await page.locator('details summary').all();
        await first?.click();
        await second?.click();
        expect(await page.locator('details[open]').count()).toBe(2);
      },
      { javaScriptEnabled: false },
    ));
});
