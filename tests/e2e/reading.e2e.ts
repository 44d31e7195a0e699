import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { PHONE, visit } from './browser.ts';

const OPEN = 'details[open]';

test('questions open one at a time, by click or by URL, and their links can be copied', () =>
  visit(
    '/faq#gas-mark-chart',
    async (page) => {
      await expect.poll(() => page.locator('#gas-mark-chart').getAttribute('open')).toBe('');
      expect(await page.locator('#gas-mark-chart').boundingBox()).toMatchObject({ y: expect.any(Number) });
      await page.evaluate(() => {
        window.location.hash = '#butter-stick';
      });
      await expect.poll(() => page.locator('#butter-stick').getAttribute('open')).toBe('');
      expect(await page.locator(OPEN).count()).toBe(1);

      await page.getByText('What is a gas mark?').click();
      await expect.poll(() => page.locator(OPEN).getAttribute('id')).toBe('what-is-gas-mark');
      await page.getByText('What is a gas mark?').press('Enter');
      await expect.poll(() => page.locator(OPEN).count()).toBe(0);

      await page.getByText('How much is a stick of butter?').click();
      await page.getByRole('link', { name: 'Copy link: How much is a stick of butter?' }).click();
      await page.getByText('The link is copied.').waitFor();
      expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/\/faq#butter-stick$/);
      expect(new URL(page.url()).hash).toBe('#butter-stick');
    },
    { permissions: ['clipboard-read', 'clipboard-write'] },
  ));

/** Whether this page may use the site's fonts: `font-display: optional` decides once per page load. Runs in the page. */
async function usesSiteFonts(): Promise<boolean> {
  await document.fonts.ready;
  const widthIn = (family: string) => {
    const probe = document.body.appendChild(document.createElement('span'));
    probe.textContent = 'mmmmiiii';
    probe.style.cssText = `position: absolute; font: 40px ${family}`;
    const { offsetWidth } = probe;
    probe.remove();
    return offsetWidth;
  };
  return ['Fraunces', "'Source Sans 3'"].every(
    (font) => widthIn(`${font}, monospace`) !== widthIn('monospace'),
  );
}

describe('the trending page', () => {
  const at = (time: string) => ({
    before: (page: Page) => page.clock.setFixedTime(new Date(time)),
  });

  test('follows the visitor’s clock', () =>
    visit(
      '/trending',
      async (page) => {
        for (const [path, today, season, card] of [
          ['/trending', 'Today is May 20, 2025', 'Seasonal conversions for May', 'A European tart ring'],
          ['/fr/trending', 'Nous sommes le 20 mai 2025', 'Conversions de saison en mai', ''],
          ['/de/trending', 'Heute ist der 20. Mai 2025', 'Umrechnungen der Saison im Mai', ''],
        ] as const) {
          await page.goto(path);
          await page.getByRole('heading', { level: 1, name: today }).waitFor();
          await page.getByRole('heading', { level: 2, name: season }).waitFor();
          const cards = page.locator('#seasonal-conversions article');
          expect(await cards.count()).toBe(3);
          expect((await cards.allInnerTexts()).join()).toContain(card);
        }
      },
      at('2025-05-20T12:00:00'),
    ));

  // The days with the year's longest French cards at these widths.
  test.each([
    [320, '2026-09-22T12:00:00'],
    [1280, '2026-12-25T12:00:00'],
  ])('has no layout shift at %i px once the day is known', async (width, time) => {
    const heights: number[] = [];
    for (const javaScriptEnabled of [false, true]) {
      await visit(
        '/fr/trending',
        async (page) => {
          // A page whose fonts arrive late keeps the fallback, so load it until both visits have the same fonts.
          await expect
            .poll(async () => {
              await page.reload();
              return page.evaluate(usesSiteFonts);
            })
            .toBe(true);
          if (javaScriptEnabled) await page.getByText(/^\s*Nous sommes/).waitFor();
          heights.push(Math.round((await page.locator('main').boundingBox())?.height ?? 0));
        },
        { ...at(time), javaScriptEnabled, viewport: { width, height: 800 } },
      );
    }
    expect(heights[1]).toBe(heights[0]);
  });
});

test('the comparison keeps its first column visible on a phone', () =>
  visit(
    '/compare/alternatives',
    async (page) => {
      const table = page.getByRole('table');
      const first = table.locator('tbody th').first();
      const before = await first.boundingBox();
      await table.evaluate((element) => element.parentElement?.scrollBy(300, 0));
      expect((await first.boundingBox())?.x).toBe(before?.x);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(375);
    },
    PHONE,
  ));

test('the mail address is assembled in the browser', () =>
  visit('/contact', async (page) => {
    const link = page.getByRole('link', { name: 'Write an e-mail' });
    expect(await link.getAttribute('href')).toMatch(/^mailto:[^@]+@[^@]+$/);
  }));

test('without scripts the mail address is spelled out', () =>
  visit(
    '/contact',
    async (page) => {
      expect(await page.locator('main').innerText()).toMatch(/\w \(at\) \w/);
      expect(await page.getByText('Write an e-mail').isVisible()).toBe(false);
    },
    { javaScriptEnabled: false },
  ));
