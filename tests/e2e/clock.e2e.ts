import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { visit } from './browser.ts';

const STEW = '/recipes/beef-stew';
const NOON = new Date('2025-05-20T12:00:00');
const clock = { before: (page: Page) => page.clock.install({ time: NOON }) };

/** Moves the device's clock without running any timers in between. */
const setClock = async (page: Page, minutes: number) => {
  const now = await page.evaluate(() => Date.now());
  await page.clock.setSystemTime(now + minutes * 60_000);
};

/** The seconds shown on the only timer. */
const shown = async (page: Page) => {
  const [minutes = 0, seconds = 0] = (await page.getByRole('timer').innerText()).split(':').map(Number);
  return minutes * 60 + seconds;
};

const start = async (page: Page) => {
  await page.locator('#step-3').getByRole('button', { name: 'Start timer: 8 min' }).click();
  await page.getByRole('timer').waitFor();
};

const alarms = (page: Page) => page.getByRole('alert').allInnerTexts();
const TIME_IS_UP = ['Time is up: Beef Stew, step 3'];

/** Makes the tab visible again. */
const seen = (page: Page) => page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));

describe('a timer, when the device’s clock is changed', () => {
  test('ends if set forward past its end', () =>
    visit(
      STEW,
      async (page) => {
        await start(page);
        await setClock(page, 60);
        await page.clock.runFor(1000);
        await expect.poll(() => alarms(page)).toEqual(TIME_IS_UP);
      },
      clock,
    ));

  test('never exceeds its duration if set back, even after a reload, and still ends', () =>
    visit(
      STEW,
      async (page) => {
        await start(page);
        await page.clock.runFor(3 * 60_000);
        await setClock(page, -60);
        await page.clock.runFor(1000);
        expect(await shown(page)).toBeLessThanOrEqual(480);
        expect(await shown(page)).toBeGreaterThan(450);
        await page.reload();
        await page.getByRole('timer').waitFor();
        expect(await shown(page)).toBeLessThanOrEqual(480);
        await page.clock.runFor(8 * 60_000 + 1000);
        await expect.poll(() => alarms(page)).toEqual(TIME_IS_UP);
      },
      clock,
    ));

  test('is correct when a sleeping tab becomes visible again', () =>
    visit(
      STEW,
      async (page) => {
        await start(page);
        await page.clock.pauseAt(new Date(NOON.getTime() + 60_000));
        await setClock(page, 5);
        await seen(page);
        await page.clock.runFor(1000);
        expect(await shown(page)).toBeLessThanOrEqual(130);
        await setClock(page, 5);
        await seen(page);
        await expect.poll(() => alarms(page)).toEqual(TIME_IS_UP);
      },
      clock,
    ));
});

describe('a page left open past midnight', () => {
  const evening = { before: (page: Page) => page.clock.setFixedTime(new Date('2025-05-31T23:50:00')) };
  const pastMidnight = async (page: Page) => {
    await page.clock.setFixedTime(new Date('2025-06-01T08:00:00'));
    await seen(page);
  };

  test('shows the new day and its season when it becomes visible again', () =>
    visit(
      '/trending',
      async (page) => {
        await page.getByRole('heading', { level: 1, name: 'Today is May 31, 2025' }).waitFor();
        await pastMidnight(page);
        await page.getByRole('heading', { level: 1, name: 'Today is June 1, 2025' }).waitFor();
        await page.getByRole('heading', { level: 2, name: 'Seasonal conversions for June' }).waitFor();
      },
      evening,
    ));

  // Cooked meat keeps 4 days in the fridge: from June 1 to Thursday, June 5.
  test('keeps its leftovers result, and counts new ones from the new day', () =>
    visit(
      '/tools/cool-cooking-calculators?tab=leftovers',
      async (page) => {
        const panel = page.getByRole('tabpanel', { name: 'Leftovers Storage' });
        const statusText = () => panel.getByRole('status').innerText();
        const calculate = panel.getByRole('button', { name: 'Calculate Storage Time' });
        const cooked = () => panel.locator('[type=date]').inputValue();
        expect(await cooked()).toBe('2025-05-31');
        await pastMidnight(page);
        await expect.poll(cooked).toBe('2025-06-01');
        await calculate.click();
        await expect.poll(statusText).toBe('Safe until: Thursday, June 5 (4 days)');
        await page.clock.setFixedTime(new Date('2025-06-02T08:00:00'));
        await seen(page);
        await page.clock.runFor(100);
        expect(await statusText()).toBe('Safe until: Thursday, June 5 (4 days)');
      },
      evening,
    ));
});
