import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { LANGUAGE_CODES } from '../../src/catalogs/languages.ts';
import { localPath } from '../../src/site/localPath.ts';
import { reload, sideways, visit } from './browser.ts';
import { layOut } from './layOut.ts';

const RESULT = 'Converted recipe';

/** Longer than the folded field. */
const PASTED = `Walnut Cake
Serves 8

Ingredients
2 cups all-purpose flour
1 cup sugar

Method
Heat the oven to 350°F and grease a 9-inch pan.
Beat everything and bake for 40 minutes.`;

const result = (page: Page) => page.getByRole('region', { name: RESULT }).innerText();
const textOf = (page: Page) => page.getByLabel('Your recipe', { exact: true });

/** Whether the result starts high, cook mode is seen whole, and at least two lines above its bar. */
const onScreen = (page: Page) =>
  page.evaluate(() => {
    const result = document.querySelector('section[aria-labelledby=converted-title]') as HTMLElement;
    const isWhole = (element: Element) => element.getBoundingClientRect().bottom <= window.innerHeight;
    const cook = [...result.querySelectorAll('button')].find(
      ({ textContent }) => textContent === 'Cook mode',
    );
    const lines = [...result.querySelectorAll('li')].filter(
      (line) => line.getBoundingClientRect().bottom <= (cook?.getBoundingClientRect().top ?? 0),
    );
    return {
      top: result.getBoundingClientRect().top + window.scrollY < 400,
      cook: cook ? isWhole(cook) : null,
      lines: lines.length >= 2,
      wide: document.documentElement.scrollWidth > window.innerWidth,
    };
  });

describe('on a phone', () => {
  const PHONE = { viewport: { width: 375, height: 667 }, hasTouch: true, isMobile: true };

  test('the field folds away, so that the result and cook mode are on the first screen', () =>
    visit(
      '/tools/recipe-converter',
      async (page) => {
        const text = textOf(page);
        const height = async () => (await text.boundingBox())?.height ?? 0;
        const tall = await height();
        await page.evaluate((pasted) => navigator.clipboard.writeText(pasted), PASTED);
        await text.tap();
        await page.keyboard.press('Control+v');
        await expect.poll(() => result(page)).toContain('250 g all-purpose flour');
        // Actions load after the lines.
        await expect.poll(() => onScreen(page)).toEqual({ top: true, cook: true, lines: true, wide: false });
        await expect.poll(() => text.evaluate(({ scrollTop }) => scrollTop)).toBe(0);
        // Its keyboard would cover the result.
        expect(await page.evaluate(() => document.activeElement?.textContent)).toContain(RESULT);
        expect(await height()).toBeLessThan(tall / 3);

        await page.getByRole('button', { name: 'Edit the recipe' }).tap();
        expect(await text.evaluate((field) => field === document.activeElement)).toBe(true);
        // As high as its text, where browsers can
        const unfolded = await height();
        expect(unfolded).toBeGreaterThanOrEqual(tall);
        // In the short first line, which does not wrap
        await page.keyboard.press('Control+Home');
        await page.keyboard.type('!');
        expect(await height()).toBe(unfolded);

        await reload(page);
        await expect.poll(() => result(page)).toContain('250 g all-purpose flour');
        expect(await height()).toBeLessThan(tall / 3);
        expect((await onScreen(page)).cook).toBe(true);
        // With the paste, two taps to cook mode.
        await page.getByRole('button', { name: 'Cook mode' }).tap();
        await page.getByRole('dialog').getByText('Step 1 of 2').waitFor();
      },
      { ...PHONE, permissions: ['clipboard-read', 'clipboard-write'] },
    ));

  test('the example folds the field too, and the focus goes where it is seen', () =>
    visit(
      '/tools/recipe-converter',
      async (page) => {
        await page.getByRole('button', { name: 'Try an example' }).tap();
        await expect.poll(() => result(page)).toContain('250 g all-purpose flour');
        expect(await page.evaluate(() => document.activeElement?.textContent)).toContain(RESULT);
        expect((await onScreen(page)).cook).toBe(true);
        // All settings stay, in a row to scroll through.
        await page.getByLabel('Country of the recipe').selectOption('au');
        await expect.poll(() => result(page)).toContain('Australia');
      },
      PHONE,
    ));
});

test('on the narrowest phone, no setting is wider than the screen', () =>
  visit(
    '/de/tools/recipe-converter',
    async (page) => {
      await page.getByRole('button', { name: 'Ein Beispiel ausprobieren' }).tap();
      await page.getByText('Nach dem, was da ist').tap();
      await page.getByLabel('Meine Form').waitFor();
      expect(await sideways(page)).toBe(0);
    },
    { viewport: { width: 320, height: 640 }, hasTouch: true, isMobile: true },
  ));

test('on a laptop, the measures stand in one row in every language', () =>
  visit('/robots.txt', async (page) => {
    for (const language of LANGUAGE_CODES) {
      await layOut(page, localPath(language, '/tools/recipe-converter'));
      const tops = await page
        .locator('main fieldset label')
        .evaluateAll((labels) => labels.slice(0, 3).map((label) => label.getBoundingClientRect().top));
      expect(tops, language).toHaveLength(3);
      expect(new Set(tops).size, language).toBe(1);
    }
  }));

test('where both fit, the field stays as it is', () =>
  visit('/tools/recipe-converter', async (page) => {
    const text = textOf(page);
    const before = await text.boundingBox();
    await page.getByRole('button', { name: 'Try an example' }).click();
    await expect.poll(() => result(page)).toContain('250 g all-purpose flour');
    // Narrower only: the result stands where the settings were
    expect(await text.boundingBox()).toEqual({ ...before, width: expect.any(Number) });
    expect(await page.getByRole('button', { name: 'Edit the recipe' }).isVisible()).toBe(false);
  }));
