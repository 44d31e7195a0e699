import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { visit } from './browser.ts';

/** Longer than a toast stays by default, in milliseconds. */
const LATER = 5500;

// Unit tests cover the timing; this uses a real mouse, focus and clipboard.
test('a toast stays while hovered or focused, disappears afterward, and can be closed', () =>
  visit(
    '/',
    async (page) => {
      await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 2000);
      const toast = page.locator('#toasts').getByText('Copied', { exact: true });
      const close = page.getByRole('button', { name: 'Dismiss' });
      const copy = async () => {
        await page.locator('#converter').getByRole('button', { name: 'Copy the result' }).click();
        await toast.waitFor();
        await page.mouse.move(600, 10);
      };

      await copy();
      expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('100 grams of Water');
      await toast.hover();
      await page.clock.runFor(4 * LATER);
      expect(await toast.count()).toBe(1);
      await page.mouse.move(600, 10);
      await page.clock.runFor(LATER);
      await toast.waitFor({ state: 'detached' });

      await copy();
      await close.focus();
      await page.clock.runFor(4 * LATER);
      expect(await toast.count()).toBe(1);
      await page.keyboard.press('Tab');
      await page.clock.runFor(LATER);
      await toast.waitFor({ state: 'detached' });

      for (const press of [() => close.click(), () => close.press('Enter')]) {
        await copy();
        await press();
        await toast.waitFor({ state: 'detached' });
      }
    },
    {
      permissions: ['clipboard-read', 'clipboard-write'],
      before: (page: Page) => page.clock.install(),
    },
  ));
