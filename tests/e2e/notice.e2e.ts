import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { visit } from './browser.ts';

/** How long one stays, in milliseconds, while nobody holds it. */
const STAYS = 5000;

const notice = (page: Page) => page.getByText('Copied', { exact: true });
const shown = (page: Page) => notice(page).count();
const copy = async (page: Page) => {
  await page.locator('#converter').getByRole('button', { name: 'Copy the result' }).click();
  await notice(page).waitFor();
};
/** Away from the notice, and from what it may be held by. */
const leave = (page: Page) => page.mouse.move(600, 10);

/** A visit to home, where time stands still unless the journey lets it run. */
const onStandingClock = (journey: (page: Page) => Promise<unknown>) =>
  visit(
    '/',
    async (page) => {
      await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 2000);
      await journey(page);
    },
    {
      permissions: ['clipboard-read', 'clipboard-write'],
      before: (page) => page.clock.install(),
    },
  );

describe('a notification', () => {
  test('leaves after its time, and not before', () =>
    onStandingClock(async (page) => {
      await copy(page);
      await leave(page);
      await page.clock.runFor(STAYS - 1);
      expect(await shown(page)).toBe(1);
      await page.clock.runFor(1);
      await expect.poll(() => shown(page)).toBe(0);
    }));

  test('stays while a mouse is over it', () =>
    onStandingClock(async (page) => {
      await copy(page);
      await notice(page).hover();
      await page.clock.runFor(4 * STAYS);
      expect(await shown(page)).toBe(1);
      await leave(page);
      await page.clock.runFor(STAYS + 500);
      await expect.poll(() => shown(page)).toBe(0);
    }));

  test('stays while the focus is in it', () =>
    onStandingClock(async (page) => {
      await copy(page);
      await leave(page);
      await page.getByRole('button', { name: 'Dismiss' }).focus();
      await page.clock.runFor(4 * STAYS);
      expect(await shown(page)).toBe(1);
      await page.keyboard.press('Tab');
      await page.clock.runFor(STAYS + 500);
      await expect.poll(() => shown(page)).toBe(0);
    }));

  test('can be closed, and the next one leaves by itself again', () =>
    onStandingClock(async (page) => {
      const close = page.getByRole('button', { name: 'Dismiss' });
      for (const press of [() => close.click(), () => close.press('Enter')]) {
        await copy(page);
        await press();
        await expect.poll(() => shown(page)).toBe(0);
        await copy(page);
        await leave(page);
        await page.clock.runFor(STAYS + 500);
        await expect.poll(() => shown(page)).toBe(0);
      }
    }));

  test('makes way for the next one, which has the full time', () =>
    onStandingClock(async (page) => {
      await copy(page);
      await page.clock.runFor(STAYS - 2000);
      await copy(page);
      expect(await shown(page)).toBe(1);
      await page.clock.runFor(STAYS - 2000);
      expect(await shown(page)).toBe(1);
      await page.clock.runFor(STAYS);
      await expect.poll(() => shown(page)).toBe(0);
    }));
});
