import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { visit } from './browser.ts';

/** The page's longest transition and animation, in milliseconds, and its scroll behavior. */
const motion = (page: Page) =>
  page.evaluate(() => {
    const milliseconds = (list: string) =>
      list.split(',').map((span) => Number.parseFloat(span) * (/\dms$/.test(span.trim()) ? 1 : 1000));
    const spans = (property: 'transitionDuration' | 'animationDuration') =>
      Math.max(
        ...[...document.querySelectorAll('*')].flatMap((element) =>
          [null, '::before', '::after', '::backdrop'].flatMap((part) =>
            milliseconds(getComputedStyle(element, part)[property]),
          ),
        ),
      );
    return {
      transition: spans('transitionDuration'),
      animation: spans('animationDuration'),
      scroll: getComputedStyle(document.documentElement).scrollBehavior,
    };
  });

/** Longer motion would make visitors wait, in milliseconds. */
const MAX_DURATION_MS = 500;

/** Shows a toast over a tool's result. */
const toast = async (page: Page) => {
  await page.locator('#converter').getByLabel('Amount').fill('2');
  await page.locator('#converter').getByRole('button', { name: 'Copy the result' }).click();
  await page.getByText('Copied', { exact: true }).waitFor();
};

/** Opens cook mode with a timer below. */
const cook = async (page: Page) => {
  await page.getByRole('button', { name: 'Cook mode' }).click();
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Start timer: 8 min' }).click();
  await page.getByRole('timer').waitFor();
};

const permissions = ['clipboard-read', 'clipboard-write'];

describe.each([
  ['/', toast, 'smooth'],
  // Nothing scrolls behind a modal dialog.
  ['/recipes/beef-stew', cook, 'auto'],
])('%s', (path, act, scrolls) => {
  test('has no motion if reduced motion is preferred', () =>
    visit(
      path,
      async (page) => {
        await act(page);
        const { transition, animation, scroll } = await motion(page);
        expect(transition).toBe(0);
        expect(animation).toBeLessThanOrEqual(0.01);
        expect(scroll).toBe('auto');
        // What follows the scrolling of a table does not move by itself.
        const running = () =>
          document
            .getAnimations()
            .filter(({ playState, timeline }) => playState === 'running' && timeline === document.timeline)
            .length;
        // An animation of a hundredth of a millisecond runs until the next frame.
        await expect.poll(() => page.evaluate(running)).toBe(0);
      },
      { reducedMotion: 'reduce', permissions },
    ));

  test('has only brief motion otherwise', () =>
    visit(
      path,
      async (page) => {
        await act(page);
        const { transition, animation, scroll } = await motion(page);
        for (const longest of [transition, animation]) {
          expect(longest).toBeGreaterThan(0);
          expect(longest).toBeLessThanOrEqual(MAX_DURATION_MS);
        }
        expect(scroll).toBe(scrolls);
      },
      { reducedMotion: 'no-preference', permissions },
    ));
});
