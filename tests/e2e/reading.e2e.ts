import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { PHONE, visit } from './browser.ts';

const OPEN = 'details[open]';

describe('the questions and answers', () => {
  test('open one at a time over the whole page, and close again', () =>
    visit('/faq', async (page) => {
      await page.getByText('How much is a stick of butter?').click();
      await page.getByText('What is a gas mark?').click();
      await expect.poll(() => page.locator(OPEN).count()).toBe(1);
      expect(await page.locator(OPEN).getAttribute('id')).toBe('what-is-gas-mark');
      await page.getByText('What is a gas mark?').press('Enter');
      await expect.poll(() => page.locator(OPEN).count()).toBe(0);
    }));

  test('open by their address, at the start and later', () =>
    visit('/faq#gas-mark-chart', async (page) => {
      await expect.poll(() => page.locator('#gas-mark-chart').getAttribute('open')).toBe('');
      await page.evaluate(() => {
        window.location.hash = '#butter-stick';
      });
      await expect.poll(() => page.locator('#butter-stick').getAttribute('open')).toBe('');
      expect(await page.locator(OPEN).count()).toBe(1);
    }));

  test('give their address away', () =>
    visit(
      '/faq',
      async (page) => {
        await page.getByText('How much is a stick of butter?').click();
        await page.getByRole('link', { name: 'Copy link: How much is a stick of butter?' }).click();
        await page.getByText('The link is copied.').waitFor();
        expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/\/faq#butter-stick$/);
        expect(new URL(page.url()).hash).toBe('#butter-stick');
      },
      { permissions: ['clipboard-read', 'clipboard-write'] },
    ));

  test('stand in the structured data word for word', () =>
    visit('/de/faq', async (page) => {
      const [told, shown] = await page.evaluate(() => {
        const data = [...document.querySelectorAll('script[type="application/ld+json"]')].map((script) =>
          JSON.parse(script.textContent ?? ''),
        );
        const faq = data.find((each) => each['@type'] === 'FAQPage');
        const items = [...document.querySelectorAll('main details')];
        return [
          faq.mainEntity.map((each: { name: string; acceptedAnswer: { text: string } }) => [
            each.name,
            each.acceptedAnswer.text,
          ]),
          items.map((item) => [
            item.querySelector('summary')?.textContent,
            [...item.querySelectorAll('p')].map((paragraph) => paragraph.textContent).join('\n'),
          ]),
        ];
      });
      expect(told).toEqual(shown);
      expect(told.length).toBe(28);
    }));
});

describe('the trending page', () => {
  const at = (time: string) => ({
    before: (page: Page) => page.clock.setFixedTime(new Date(time)),
  });

  test.each([
    ['/trending', 'Today is May 20, 2025', 'Seasonal conversions for May', 'A European tart ring'],
    ['/fr/trending', 'Nous sommes le 20 mai 2025', 'Conversions de saison en mai', undefined],
    ['/de/trending', 'Heute ist der 20. Mai 2025', 'Umrechnungen der Saison im Mai', undefined],
  ])('%s goes by the clock of its visitor', (path, today, season, card) =>
    visit(
      path,
      async (page) => {
        await page.getByRole('heading', { level: 1, name: today }).waitFor();
        await page.getByRole('heading', { level: 2, name: season }).waitFor();
        const section = page.locator('#seasonal-conversions');
        expect(await section.locator('article').count()).toBe(3);
        if (card) await section.getByRole('heading', { name: card }).waitFor();
      },
      at('2025-05-20T12:00:00'),
    ),
  );

  // The days whose cards, in French, are the longest of the year at these widths.
  test.each([
    [320, '2026-09-22T12:00:00'],
    [375, '2026-02-25T12:00:00'],
    [768, '2026-03-25T12:00:00'],
    [1280, '2026-12-25T12:00:00'],
  ])('moves nothing at %i px when the day is known', async (width, time) => {
    const heights: number[] = [];
    for (const javaScriptEnabled of [false, true]) {
      await visit(
        '/fr/trending',
        async (page) => {
          // With its fonts, which a first visit does without when they come late.
          await page.reload();
          if (javaScriptEnabled) await page.getByText(/^\s*Nous sommes/).waitFor();
          await page.waitForLoadState('networkidle');
          heights.push(Math.round((await page.locator('main').boundingBox())?.height ?? 0));
        },
        { ...at(time), javaScriptEnabled, viewport: { width, height: 800 } },
      );
    }
    expect(heights[1]).toBe(heights[0]);
  });

  test('has tools to show where no script runs', () =>
    visit(
      '/trending',
      async (page) => {
        await page.getByRole('heading', { level: 2, name: 'Seasonal conversions', exact: true }).waitFor();
        expect(await page.locator('#seasonal-conversions article a').count()).toBe(3);
      },
      { javaScriptEnabled: false },
    ));
});

describe('the comparison', () => {
  test('keeps its first column in sight on a phone', () =>
    visit(
      '/compare/alternatives',
      async (page) => {
        const table = page.getByRole('table');
        expect(await table.locator('thead th').count()).toBe(5);
        const first = table.locator('tbody th').first();
        const before = await first.boundingBox();
        await table.evaluate((element) => element.parentElement?.scrollBy(300, 0));
        expect((await first.boundingBox())?.x).toBe(before?.x);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(375);
      },
      PHONE,
    ));

  test('says that the examples are no quotations, and marks up no review', () =>
    visit('/compare/alternatives', async (page) => {
      await page.getByRole('heading', { name: 'Testimonials' }).waitFor();
      await page.getByText('They are not quotations').waitFor();
      expect(await page.locator('blockquote, q, [itemtype]').count()).toBe(0);
      const data = await page.locator('script[type="application/ld+json"]').allTextContents();
      expect(data.join('')).not.toMatch(/Review|Rating/);
    }));
});

describe('the mail address', () => {
  test('is put together in the browser', () =>
    visit('/contact', async (page) => {
      const source = await (await page.request.get('/contact')).text();
      expect(source).not.toMatch(/\w@\w|mailto:/);
      const link = page.getByRole('link', { name: 'Write an e-mail' });
      expect(await link.getAttribute('href')).toMatch(/^mailto:[^@]+@[^@]+$/);
    }));

  test('is spelled out where no script runs', () =>
    visit(
      '/contact',
      async (page) => {
        expect(await page.locator('main').innerText()).toMatch(/\w \(at\) \w/);
        expect(await page.getByText('Write an e-mail').isVisible()).toBe(false);
      },
      { javaScriptEnabled: false },
    ));
});

test('the terms say when they were last changed', () =>
  visit('/legal/terms', async (page) => {
    await page.getByText('Last updated: May 20, 2025', { exact: true }).waitFor();
  }));
