import { expect, test } from 'vitest';
import { hydrated, PHONE, visit } from './browser.ts';
import { covered } from './covered.ts';

const TIMERS = Array.from({ length: 6 }, (_, place) => ({
  id: `timer-${place}`,
  name: 'Beef Stew',
  step: 3,
  page: 'beef-stew',
  to: '/recipes/beef-stew?step=3',
  seconds: 480,
  phase: 'paused',
  left: 100_000,
}));

test("a recipe's actions never cover the focused element", () =>
  visit(
    '/recipes/chocolate-cake',
    async (page) => {
      await hydrated(page);
      expect(await covered(page, 'article div:has(> dialog)', 40)).toEqual([]);
    },
    PHONE,
  ));

test('timers never cover the focused element', () =>
  visit(
    '/recipes',
    async (page) => {
      await page.evaluate((timers) => sessionStorage.setItem('timers', JSON.stringify(timers)), TIMERS);
      await page.reload();
      await hydrated(page);
      await page.getByRole('timer').first().waitFor();
      expect(await covered(page, 'section:has(> ul [role=timer])', 40)).toEqual([]);
    },
    PHONE,
  ));
