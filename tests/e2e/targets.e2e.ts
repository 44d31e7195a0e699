import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { visit } from './browser.ts';
import { small } from './smallTargets.ts';

const asPhone = (page: Page) => page.setViewportSize({ width: 375, height: 740 });

describe('touch targets', () => {
  // Those of whole pages are measured where axe looks at them.
  test('are large enough in menus, cook mode and timers', () =>
    visit('/recipes/beef-stew', async (page) => {
      await asPhone(page);
      await page.getByRole('button', { name: 'Open menu' }).click();
      await page.locator('#mobile-menu a').first().waitFor();
      expect(await small(page, '#mobile-menu a, #mobile-menu button')).toEqual([]);
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: /Language/ }).click();
      await page.locator('#language-menu a').first().waitFor();
      expect(await small(page, '#language-menu a')).toEqual([]);
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: 'Cook mode' }).click();
      await page.getByRole('button', { name: 'Next' }).click();
      await page
        .getByRole('dialog')
        .getByRole('button', { name: /^Start timer/ })
        .first()
        .click();
      await page.getByRole('timer').waitFor();
      expect(await small(page, 'dialog[open] button, dialog[open] summary')).toEqual([]);
    }));
});

/** The number of visible elements. */
const drawn = (page: Page) =>
  page.evaluate(
    () =>
      [...document.body.querySelectorAll('*')].filter((element) =>
        element.checkVisibility({ opacityProperty: true, visibilityProperty: true }),
      ).length,
  );

describe('hover', () => {
  test.each([
    ['/', 'header a:visible, header button:visible, #converter :is(input, select, button):visible'],
    ['/recipes/chocolate-cake', 'main :is(a, button, label):visible'],
  ])('reveals nothing on %s', (path, targets) =>
    visit(path, async (page) => {
      const before = await drawn(page);
      const all = await page.locator(targets).all();
      expect(all.length).toBeGreaterThan(8);
      for (const target of all.slice(0, 12)) {
        await target.hover();
        expect(await drawn(page), await target.evaluate((element) => element.outerHTML.slice(0, 100))).toBe(
          before,
        );
      }
      // Check that the count would notice an open menu.
      await page.getByRole('button', { name: 'Blog' }).click();
      await expect.poll(() => drawn(page)).toBeGreaterThan(before);
    }),
  );
});
