import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { hold, hydrated, PHONE, reload, visit } from './browser.ts';

const STEW = '/recipes/beef-stew';
const SCREEN = /\/assets\/CookScreen\./;
const dialog = (page: Page) => page.locator('dialog[open]');
const counter = (page: Page) => dialog(page).getByText(/^Step \d+ of \d+$/);
const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent);

describe('cook mode', () => {
  test('shows one step at a time, by buttons and by keys, and restores focus', () =>
    visit(STEW, async (page) => {
      await page.getByRole('button', { name: 'Cook mode' }).click();
      await expect.poll(() => counter(page).innerText()).toBe('Step 1 of 8');
      await expect.poll(() => focused(page)).toBe('Next');
      await page.keyboard.press('Enter');
      await page.keyboard.press('ArrowRight');
      await expect.poll(() => counter(page).innerText()).toBe('Step 3 of 8');
      await page.keyboard.press('ArrowLeft');
      await expect.poll(() => counter(page).innerText()).toBe('Step 2 of 8');
      await expect.poll(() => new URL(page.url()).search).toBe('?step=2');
      await page.keyboard.press('Escape');
      await expect.poll(() => dialog(page).count()).toBe(0);
      await expect.poll(() => focused(page)).toBe('Cook mode');
      await expect.poll(() => new URL(page.url()).search).toBe('');
    }));

  test('has a sign on the button that closes it, on a phone too', () =>
    visit(
      `${STEW}?step=2`,
      async (page) => {
        const sign = dialog(page)
          .getByRole('button', { name: /^Close/ })
          .locator('svg');
        await expect.poll(() => sign.isVisible()).toBe(true);
      },
      PHONE,
    ));

  test('keeps its step and scale through a reload, and ends after the last step', () =>
    visit(`${STEW}?servings=12&step=7`, async (page) => {
      await expect.poll(() => counter(page).innerText()).toBe('Step 7 of 8');
      await expect.poll(() => dialog(page).innerText()).toContain('1.8\u00a0kg');
      await page.getByRole('button', { name: 'Next' }).click();
      await expect.poll(() => counter(page).innerText()).toBe('Step 8 of 8');
      await reload(page);
      await expect.poll(() => counter(page).innerText()).toBe('Step 8 of 8');
      await page.getByRole('button', { name: 'Done' }).click();
      await expect.poll(() => dialog(page).count()).toBe(0);
      await expect.poll(() => new URL(page.url()).search).toBe('?servings=12');
    }));

  test('closes on going back, before and after a reload, and leaves the page on the next', () =>
    visit('/recipes', async (page) => {
      await page.goto(`${STEW}?servings=12`);
      await hydrated(page);
      for (const loadAgain of [false, true]) {
        await page.getByRole('button', { name: 'Cook mode' }).click();
        await page.getByRole('button', { name: 'Next' }).click();
        await expect.poll(() => new URL(page.url()).search).toBe('?servings=12&step=2');
        if (loadAgain) await reload(page);
        await page.goBack();
        await expect.poll(() => dialog(page).count()).toBe(0);
        expect(new URL(page.url()).search).toBe('?servings=12');
      }
      await page.goBack();
      await expect.poll(() => new URL(page.url()).pathname).toBe('/recipes');
    }));

  test('changes step on a swipe', () =>
    visit(
      `${STEW}?step=3`,
      async (page) => {
        await counter(page).waitFor();
        const touch = await page.context().newCDPSession(page);
        const at = (type: 'touchStart' | 'touchMove' | 'touchEnd', x: number) =>
          touch.send('Input.dispatchTouchEvent', {
            type,
            touchPoints: type === 'touchEnd' ? [] : [{ x, y: 200 }],
          });
        await at('touchStart', 300);
        await at('touchMove', 180);
        await at('touchMove', 80);
        await at('touchEnd', 80);
        await expect.poll(() => counter(page).innerText()).toBe('Step 4 of 8');
      },
      PHONE,
    ));

  test('says whether the screen stays on, and requests it again when the tab becomes visible', () =>
    visit(
      `${STEW}?step=1`,
      async (page) => {
        await dialog(page).getByText('Screen stays on').waitFor();
        await page.evaluate(() => (window as unknown as { lose: () => void }).lose());
        await dialog(page).getByText('Screen may turn off').waitFor();
        await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
        await dialog(page).getByText('Screen stays on').waitFor();
      },
      {
        mocks: (page) =>
          page.addInitScript(() => {
            let lock: EventTarget & { released?: boolean; release?: () => void };
            const lose = () => {
              lock.released = true;
              lock.dispatchEvent(new Event('release'));
            };
            Object.assign(window, { lose });
            Object.defineProperty(navigator, 'wakeLock', {
              value: {
                request: async () => {
                  lock = Object.assign(new EventTarget(), { released: false, release: lose });
                  return lock;
                },
              },
            });
          }),
      },
    ));

  test('shows Loading... while its code loads, and applies keys pressed meanwhile', () =>
    visit(STEW, async (page) => {
      const arrive = await hold(page, SCREEN);
      await page.getByRole('button', { name: 'Cook mode' }).click();
      await dialog(page).getByRole('status').getByText('Loading...').waitFor();
      await page.keyboard.press('ArrowRight');
      arrive();
      await expect.poll(() => counter(page).innerText()).toBe('Step 2 of 8');
      expect(await dialog(page).getByText('Loading...').count()).toBe(0);
    }));

  test('reports that its code failed to load, closes, and can be retried', () =>
    visit(
      STEW,
      async (page) => {
        await page.route(SCREEN, (route) => route.abort());
        await page.getByRole('button', { name: 'Cook mode' }).click();
        await dialog(page).getByRole('alert').waitFor();
        await dialog(page).getByRole('button', { name: 'Close' }).click();
        await expect.poll(() => dialog(page).count()).toBe(0);
        await page.getByRole('button', { name: 'Cook mode' }).click();
        await page.unroute(SCREEN);
        await dialog(page).getByRole('button', { name: 'Try again' }).click();
        // Browsers that cache failed imports reload the page at the same step.
        await expect.poll(() => counter(page).innerText()).toBe('Step 1 of 8');
      },
      { expected: /Failed to load resource/ },
    ));
});

describe('timers', () => {
  const clock = { before: (page: Page) => page.clock.install() };
  /** The seconds shown on the only timer. */
  const shown = async (page: Page) => {
    const [minutes = 0, seconds = 0] = (await page.getByRole('timer').innerText()).split(':').map(Number);
    return minutes * 60 + seconds;
  };
  /** Whether it shows at most this many seconds, or slightly less, because real time passes between checks. */
  const about = async (page: Page, seconds: number) =>
    (await shown(page)) <= seconds && (await shown(page)) > seconds - 25;

  // Component tests of the list count down, pause and end.
  test('persist across pages and a reload, and link back', () =>
    visit(
      `${STEW}?servings=12&step=3`,
      async (page) => {
        await page.getByRole('dialog').getByRole('button', { name: 'Start timer: 2 min' }).click();
        await page.keyboard.press('Escape');
        // Focus scrolls back to the button, under a pointer that is on its way to the link.
        await expect.poll(() => focused(page)).toBe('Cook mode');
        await page.getByRole('contentinfo').getByRole('link', { name: 'Questions' }).click();
        await page.waitForURL('**/faq');
        await page.getByRole('timer').waitFor();
        await page.clock.runFor(30_000);
        await expect.poll(() => about(page, 90)).toBe(true);
        await page.reload();
        await page.getByRole('timer').waitFor();
        await expect.poll(() => about(page, 90)).toBe(true);
        await page.getByRole('region', { name: 'Timers' }).getByRole('link', { name: 'Beef Stew' }).click();
        await hydrated(page);
        await expect.poll(() => counter(page).innerText()).toBe('Step 3 of 8');
        expect(new URL(page.url()).search).toBe('?servings=12&step=3');
      },
      clock,
    ));

  test('start from the steps on the page too, and do not load before', () =>
    visit(STEW, async (page) => {
      expect(await page.locator('#timers').isVisible()).toBe(false);
      await page.locator('#step-3').getByRole('button', { name: 'Start timer: 8 min' }).click();
      await page.getByRole('region', { name: 'Timers' }).getByRole('timer').waitFor();
    }));
});
