import { describe, expect, test } from 'vitest';
import { visit } from './browser.ts';

const SHEETS = /\/Type\s*\/Page\b/g;

/** Everything that prints with a code leading back to it, at its longest. */
const PRINTED = [
  '/recipes/north-indian-mango-pickle?scale=2',
  '/fr/recipes/chocolate-cake?view=metric',
  '/tools/cool-cooking-calculators?guests=40&meal=brunch&children=6&vegetarians=4&vegans=2',
  '/de/kitchen/sheet',
] as const;

describe('on paper', () => {
  test.each(PRINTED)('%s is one sheet, with a code', (path) =>
    visit(
      path,
      async (page) => {
        await page
          .getByRole('button', { name: /^(Print|Imprimer|Drucken)/ })
          .first()
          .click();
        await expect.poll(() => page.locator('[data-print-code] path').count()).toBe(1);
        for (const format of ['A4', 'Letter']) {
          const margin = { top: '1cm', right: '1cm', bottom: '1cm', left: '1cm' };
          const pdf = (await page.pdf({ format, margin })).toString('latin1');
          expect(pdf.match(SHEETS), format).toHaveLength(1);
        }
      },
      { mocks: (page) => page.addInitScript(() => Object.assign(window, { print: () => {} })) },
    ),
  );

  test('a pasted recipe has its own title, and numbered steps', () =>
    visit('/tools/recipe-converter', async (page) => {
      await page.getByRole('button', { name: 'Try an example' }).click();
      const steps = page.locator('ol > li[data-kind=step]');
      await expect.poll(() => steps.count()).toBe(3);
      expect(await page.locator('h1').isVisible()).toBe(true);
      await page.emulateMedia({ media: 'print' });
      expect(await page.locator('h1').isVisible()).toBe(false);
      expect(await page.getByRole('heading', { name: 'Banana Bread' }).isVisible()).toBe(true);
      expect(await steps.first().evaluate((step) => getComputedStyle(step).listStyleType)).toBe('decimal');
    }));

  test('the weights of a food take at most two sheets, and their chart uses little ink', () =>
    visit('/ingredients/brown-sugar', async (page) => {
      const pdf = (await page.pdf({ format: 'A4' })).toString('latin1');
      expect(pdf.match(SHEETS)?.length).toBeLessThanOrEqual(2);
      await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
      const ink = await page.evaluate(() => {
        const { backgroundColor } = getComputedStyle(document.documentElement);
        const { color } = getComputedStyle(document.body);
        return { backgroundColor, color };
      });
      expect(ink).toEqual({ backgroundColor: 'rgb(255, 255, 255)', color: 'rgb(0, 0, 0)' });
    }));
});
