import { describe, expect, test } from 'vitest';
import { announced, press, tabTo, visitByKeys } from './keyboard.ts';

describe('recipes', () => {
  test('the list and its filters', () =>
    visitByKeys('/recipes', async (page) => {
      const all = await announced(page, 'main');
      await tabTo(page, 'Search recipes', { within: 20 });
      await page.keyboard.type('pickle');
      await expect.poll(() => announced(page, 'main')).toMatch(/^\d recipes$/);
      await tabTo(page, 'Collection', { within: 3 });
      await press(page, 'End');
      await tabTo(page, 'Diet and allergens', { within: 5 });
      await press(page, 'Enter');
      await tabTo(page, 'Milk', { within: 25 });
      await press(page, 'Space');
      await expect.poll(() => new URL(page.url()).searchParams.getAll('free')).toEqual(['Milk']);
      expect(await announced(page, 'main')).toMatch(/^\d+ recipes?$/);
      await tabTo(page, 'Clear all filters', { within: 25 });
      await press(page, 'Enter');
      await expect.poll(() => announced(page, 'main')).toBe(all);
    }));

  test('a recipe, its servings, cook mode and a timer', () =>
    visitByKeys('/recipes/beef-stew', async (page) => {
      await tabTo(page, 'Servings', { within: 30 });
      await press(page, 'ArrowUp');
      await expect.poll(() => page.locator('main').innerText()).toContain('1.05\u00a0kg');
      expect(await announced(page, 'main')).toContain('scaled from 6 servings');
      await tabTo(page, 'Scale by what you have', { within: 4 });
      await press(page, 'Enter');
      await tabTo(page, 'I have (grams)', { within: 1 });
      await page.keyboard.type('1350');
      await expect.poll(() => new URL(page.url()).search).toBe('?of=beef&have=1350');
      await expect.poll(() => announced(page, 'main')).toMatch(/scaled to 150\s?%/);
      await tabTo(page, 'Cook mode', { within: 10 });
      await press(page, 'Enter');
      const dialog = page.getByRole('dialog');
      await dialog.waitFor();
      await press(page, 'ArrowRight', 'ArrowRight');
      await expect.poll(() => dialog.locator('[aria-live]').textContent()).toContain('Step 3 of 8');
      await tabTo(page, 'Start timer: 8 min', { within: 10 });
      await press(page, 'Enter');
      await dialog.getByRole('timer').waitFor();
      await tabTo(page, 'Pause: 8 min', { within: 10 });
      await press(page, 'Space');
      await tabTo(page, 'Cancel: 8 min', { within: 10 });
      await press(page, 'Enter');
      await expect.poll(() => page.getByRole('timer').count()).toBe(0);
      await press(page, 'Escape');
      await expect.poll(() => dialog.count()).toBe(0);
      await tabTo(page, 'Print', { within: 1 });
    }));
});

test('the blog', () =>
  visitByKeys('/blog', async (page) => {
    await tabTo(page, 'Search the posts', { within: 20 });
    await page.keyboard.type('cup');
    await expect.poll(() => announced(page, 'main')).toMatch(/^\d+ posts$/);
    const all = await announced(page, 'main');
    await tabTo(page, 'All', { within: 3 });
    await press(page, 'ArrowRight');
    await expect.poll(() => announced(page, 'main')).not.toBe(all);
    await tabTo(page, 'How Many', { within: 30 });
    await press(page, 'Enter');
    await page.waitForURL('**/blog/posts/**');
  }));

describe('the header', () => {
  test('its menus, theme and languages', () =>
    visitByKeys('/about', async (page) => {
      await tabTo(page, 'Tools', { within: 5 });
      await press(page, 'Space');
      await tabTo(page, 'Multi-calculator', { part: 'tools-menu', within: 8 });
      await press(page, 'Escape');
      await tabTo(page, 'Blog', { within: 2 });
      await press(page, 'Enter');
      await tabTo(page, 'All Blog Posts', { part: 'blog-menu', within: 1 });
      await press(page, 'Escape');
      await expect.poll(() => page.locator('#blog-menu').isVisible()).toBe(false);
      await tabTo(page, 'Language', { within: 5 });
      await tabTo(page, 'Use dark colors', { within: 1 });
      await press(page, 'Space');
      await expect.poll(() => page.locator('html').getAttribute('data-theme')).toBe('dark');
      await tabTo(page, 'Language', { within: 1, keys: 'Shift+Tab' });
      await press(page, 'Space');
      await tabTo(page, 'Deutsch', { part: 'language-menu', within: 3 });
      await press(page, 'Enter');
      await page.waitForURL('**/de/about');
      expect(await page.locator('html').getAttribute('lang')).toBe('de');
    }));

  test('its menu on a phone', () =>
    visitByKeys('/about', async (page) => {
      await page.setViewportSize({ width: 375, height: 740 });
      await tabTo(page, 'Open menu', { within: 6 });
      await press(page, 'Enter');
      const dialog = page.getByRole('dialog');
      await dialog.waitFor();
      await tabTo(page, 'FAQ', { part: 'mobile-menu', within: 30 });
      await press(page, 'Enter');
      await page.waitForURL('**/faq');
    }));

  test('its search', () =>
    visitByKeys('/about', async (page) => {
      await tabTo(page, 'Search', { within: 12 });
      await press(page, 'Enter');
      await page.keyboard.type('pad thai');
      await expect.poll(() => announced(page, 'dialog[open]')).toMatch(/^\d+ results?$/);
      await press(page, 'ArrowDown', 'ArrowUp');
      await expect
        .poll(() => page.getByRole('combobox').getAttribute('aria-activedescendant'))
        .not.toBeNull();
      await press(page, 'Enter');
      await page.waitForURL(/pad-thai/);
    }));
});
