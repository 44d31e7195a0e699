import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { hydrated, PHONE, resize, sideways, visit } from './browser.ts';
import { layOut } from './layOut.ts';

/** What covers the center of an element after scrolling it into view, or ''. */
const covering = (page: Page, element: string) =>
  page
    .locator(element)
    .first()
    .evaluate((found) => {
      found.scrollIntoView({ block: 'center', behavior: 'instant' });
      const { x, y, width, height } = found.getBoundingClientRect();
      const top = document.elementFromPoint(x + width / 2, y + height / 2);
      return top === found || found.contains(top)
        ? ''
        : (top?.outerHTML.slice(0, 100) ?? 'nothing: out of view');
    });

/** A page, the field to type into, the input, the selector of the answer, and its expected text. */
const TOOLS = [
  ['/', '#converter input[type=text]', '2', '#converter output', '2 grams of Water = 2.00 milliliters'],
  ['/conversions/length', '[role=tabpanel] input[type=text]', '2', '[role=tabpanel] output', '5.08'],
  ['/recipes/beef-stew?servings=6', 'main input[type=number]', '12', 'main li label', '1.8\u00a0kg'],
] as const;

const type = async (page: Page, field: string, text: string) => {
  await page.locator(field).first().focus();
  await page.keyboard.press('Control+a');
  await page.keyboard.type(text);
  await page.keyboard.press('Enter');
};

describe('zoomed in to 400 %', () => {
  test('by pinching, every tool can be used', () =>
    visit(
      '/',
      async (page) => {
        const session = await page.context().newCDPSession(page);
        for (const [path, field, text, answer, said] of TOOLS) {
          await page.goto(path);
          await hydrated(page);
          await session.send('Emulation.setPageScaleFactor', { pageScaleFactor: 4 });
          await expect
            .poll(() => page.evaluate(() => window.visualViewport?.scale), { message: path })
            .toBe(4);
          expect(await page.locator('meta[name=viewport]').getAttribute('content')).not.toMatch(
            /user-scalable|maximum-scale|minimum-scale/,
          );
          await type(page, field, text);
          await expect.poll(async () => (await page.locator(answer).allInnerTexts()).join()).toContain(said);
          expect(await covering(page, field), path).toBe('');
          expect(await covering(page, answer), path).toBe('');
        }
      },
      { ...PHONE, isMobile: true },
    ));

  test('by the browser, at 1280 x 1024, every tool can be used', () =>
    visit('/', async (page) => {
      await page.setViewportSize({ width: 320, height: 256 });
      for (const [path, field, text, answer, said] of TOOLS) {
        await page.goto(path);
        await hydrated(page);
        expect(await sideways(page), path).toBeLessThanOrEqual(0);
        await type(page, field, text);
        await expect.poll(async () => (await page.locator(answer).allInnerTexts()).join()).toContain(said);
        expect(await covering(page, field), path).toBe('');
        expect(await covering(page, answer), path).toBe('');
        expect(
          await page
            .locator('header')
            .first()
            .evaluate((header) => header.getBoundingClientRect().bottom),
          path,
        ).toBeLessThanOrEqual(0);
      }
    }));

  test('by the browser, cook mode with a timer leaves room for the step', () =>
    visit('/recipes/beef-stew?step=3', async (page) => {
      await page.setViewportSize({ width: 320, height: 256 });
      const dialog = page.locator('dialog[open]');
      await dialog.getByRole('button', { name: 'Start timer: 8 min' }).click();
      await page.getByRole('timer').waitFor();
      for (const name of ['Previous', 'Next']) {
        const box = await dialog.getByRole('button', { name }).boundingBox();
        expect((box?.y ?? 999) + (box?.height ?? 0), name).toBeLessThanOrEqual(256);
      }
      const step = dialog.getByText(/^Step \d+ of \d+$/);
      await step.evaluate((text) => text.scrollIntoView({ block: 'center', behavior: 'instant' }));
      const middle = await step.evaluate((text) => {
        const { x, y, height } = text.getBoundingClientRect();
        return text.contains(document.elementFromPoint(x + 5, y + height / 2));
      });
      expect(middle).toBe(true);
    }));
});

/** In German, which has the longest words. */
const GERMAN: readonly string[] = [
  '/de',
  '/de/conversions/length',
  '/de/tools/multi-calculator',
  '/de/tools/cool-cooking-calculators',
  '/tools/convertidor',
  '/de/recipes/beef-stew',
];

/** Others with long words in their titles. */
const LONG_WORDS = [
  '/de/recipes',
  '/de/ingredients',
  '/de/tools/recipe-converter',
  '/de/tools/eggs',
  '/de/tools/substitutions',
  '/de/compare/alternatives',
  '/de/legal/terms',
] as const;

/** Buttons, tabs, links and labels whose text overflows. */
const clipped = () =>
  [...document.querySelectorAll('button, [role=tab], a, label, legend, summary')]
    .filter((element) => {
      if (!element.checkVisibility({ visibilityProperty: true })) return false;
      // One-pixel elements are for screen readers only; inline elements have no width.
      const { clientWidth, clientHeight, scrollWidth, scrollHeight } = element;
      if (clientWidth <= 1) return false;
      return scrollWidth > clientWidth + 1 || scrollHeight > clientHeight + 1;
    })
    .map((element) => element.outerHTML.slice(0, 140));

/** WCAG 1.4.12 */
const SPACED = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-block-end: 2em !important; }`;

/** Adds a user style sheet, which is not subject to the page's content security policy. */
const addStyle = (style: string) => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(style);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
};

/** Sets the browser's letters to so many pixels; 16 are usual. */
type SetLetters = (standard: number) => Promise<unknown>;

const isAsWide = async (page: Page, path: string, width: number) => {
  await resize(page, { width, height: 900 });
  await expect.poll(() => sideways(page), { message: `${path}, ${width} px` }).toBeLessThanOrEqual(0);
};

/** With letters of these pixels, no page is wider than a phone of these. */
async function fitsPhones(page: Page, path: string, setLetters: SetLetters): Promise<void> {
  for (const [size, width] of [
    [24, 412],
    [32, 375],
  ] as const) {
    await setLetters(size);
    await isAsWide(page, path, width);
  }
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('34px');
}

/** With text at twice the size at 1280 px, and with increased text spacing at 1280 and 375 px. */
async function losesNothing(page: Page, path: string, setLetters: SetLetters): Promise<void> {
  const nothingClipped = async (width: number) => {
    await isAsWide(page, path, width);
    expect.soft(await page.evaluate(clipped), `${path}, ${width} px`).toEqual([]);
  };
  await nothingClipped(1280);
  await setLetters(16);
  await page.evaluate(addStyle, SPACED);
  for (const width of [1280, 375]) await nothingClipped(width);
}

test('with larger letters or more space between them, nothing is lost and nothing is cut off', () =>
  visit(
    '/robots.txt',
    async (page) => {
      const session = await page.context().newCDPSession(page);
      const setLetters: SetLetters = (standard) =>
        session.send('Page.setFontSizes', { fontSizes: { standard } });
      for (const path of [...GERMAN, ...LONG_WORDS]) {
        await layOut(page, path);
        await fitsPhones(page, path, setLetters);
        if (GERMAN.includes(path)) await losesNothing(page, path, setLetters);
        // The next page, and the next visit, have usual letters and space.
        await setLetters(16);
        await page.evaluate(() => {
          document.adoptedStyleSheets = [];
        });
      }
      await session.detach();
    },
    { viewport: { width: 412, height: 667 } },
  ));
