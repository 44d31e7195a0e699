import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { messagesFor } from '../../src/catalogs/messages.ts';
import { hydrated, PHONE, visit } from './browser.ts';

/** Reports an announcement from the page to the test. */
declare function hear(words: string): void;

/** The focused element's name or text. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement;
    return element?.getAttribute('aria-label') ?? element?.textContent;
  });

describe('header', () => {
  test('the first Tab stop skips to the content', () =>
    visit('/', async (page) => {
      await page.keyboard.press('Tab');
      expect(await focused(page)).toMatch(/^Skip/);
      await page.keyboard.press('Enter');
      expect(await page.evaluate(() => document.activeElement?.id)).toBe('main');
    }));

  test('its menus open, close on Escape and on an outside click, and navigate', () =>
    visit('/faq', async (page) => {
      for (const [name, id, links] of [
        [
          'Tools',
          'tools-menu',
          ['Length and pans', 'Multi-calculator', 'Cooking calculators', 'Spanish converter'],
        ],
        [
          'Blog',
          'blog-menu',
          [
            'All Blog Posts',
            'Weight Conversions',
            'Temperature Conversions',
            'Volume Conversions',
            'Length Conversions',
            'Recipe Blog',
          ],
        ],
      ] as const) {
        const button = page.getByRole('banner').getByRole('button', { name, exact: true });
        const menu = page.locator(`#${id}`);
        await button.click();
        await expect.poll(() => button.getAttribute('aria-expanded')).toBe('true');
        for (const link of links) await menu.getByRole('link', { name: link }).waitFor();
        await page.keyboard.press('Escape');
        await expect.poll(() => button.getAttribute('aria-expanded')).toBe('false');
        expect(await focused(page)).toBe(name);
        await button.click();
        await menu.waitFor();
        await page.mouse.click(600, 700);
        await expect.poll(() => button.getAttribute('aria-expanded')).toBe('false');
        await menu.waitFor({ state: 'hidden' });
      }
      await page.getByRole('button', { name: 'Blog', exact: true }).click();
      await page.locator('#blog-menu').getByRole('link', { name: 'Length Conversions' }).click();
      await page.waitForURL('**/conversions/length');
    }));

  test('its menus open without scripts', () =>
    visit(
      '/',
      async (page) => {
        await page.getByRole('button', { name: /Language/ }).click();
        await page.getByRole('link', { name: 'Deutsch' }).waitFor();
        await page.keyboard.press('Escape');
        await page.getByRole('button', { name: 'Open menu' }).click();
        await page.locator('#mobile-menu').getByRole('link', { name: 'Recipes' }).click();
        await page.waitForURL('**/recipes');
      },
      { ...PHONE, javaScriptEnabled: false },
    ));

  test('the mobile menu keeps Tab inside, navigates, closes and restores focus', () =>
    visit(
      '/',
      async (page) => {
        const button = page.getByRole('button', { name: 'Open menu' });
        const menu = page.locator('#mobile-menu');
        const inside = () =>
          menu.evaluate(
            (dialog) => dialog.contains(document.activeElement) || document.activeElement === document.body,
          );
        await button.click();
        for (const name of ['Home', 'Conversions', 'Recipes', 'Blog', 'FAQ', 'About']) {
          await menu.getByRole('link', { name, exact: true }).waitFor();
        }
        const stops = await menu.locator('a, button').count();
        for (let press = 0; press < stops + 2; press += 1) {
          await page.keyboard.press(press < stops ? 'Tab' : 'Shift+Tab');
          expect(await inside()).toBe(true);
        }
        await page.keyboard.press('Escape');
        await menu.waitFor({ state: 'hidden' });
        expect(await focused(page)).toBe('Open menu');

        await button.click();
        await menu.getByRole('button', { name: 'Close menu' }).click();
        await menu.waitFor({ state: 'hidden' });
        await button.click();
        await page.mouse.click(5, 700);
        await menu.waitFor({ state: 'hidden' });
        // A link to an anchor on this page.
        await button.click();
        await menu.getByRole('link', { name: 'Conversions', exact: true }).click();
        await menu.waitFor({ state: 'hidden' });
        expect(new URL(page.url()).hash).toBe('#conversion-tools');
        await button.click();
        await menu.getByRole('link', { name: 'FAQ' }).click();
        await page.waitForURL('**/faq');
      },
      PHONE,
    ));

  test('the language menu switches the language, keeps the page’s state and stores the choice', () =>
    visit('/', async (page) => {
      await page.locator('#converter').getByLabel('Amount').fill('42');
      await page.getByRole('button', { name: /Language/ }).click();
      await page.getByRole('link', { name: 'Deutsch' }).click();
      await page.waitForURL('**/de?amount=42');
      await hydrated(page);
      expect(await page.locator('html').getAttribute('lang')).toBe('de');
      await expect.poll(() => page.locator('#converter').innerText()).toContain('42,00');
      expect(await page.locator('#converter').getByLabel('Menge').inputValue()).toBe('42');
      await page.goto('/faq');
      await page.waitForURL('**/de/faq');
      await page.goto('/fr/faq');
      expect(await page.locator('html').getAttribute('lang')).toBe('fr');
      await page.evaluate(() => localStorage.setItem('language', 'tlh'));
      await page.goto('/faq');
      expect(new URL(page.url()).pathname).toBe('/faq');
    }));

  test('the theme follows the system until its button is pressed', () =>
    visit(
      '/',
      async (page) => {
        const paper = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
        expect(await paper()).toBe('rgb(27, 24, 21)');
        await page.getByRole('button', { name: 'Use light colors' }).click();
        expect(await paper()).toBe('rgb(250, 246, 238)');
        await page.reload();
        expect(await paper()).toBe('rgb(250, 246, 238)');
      },
      { colorScheme: 'dark' },
    ));
});

test('the footer shows the year by the visitor’s clock', () =>
  visit('/faq', async (page) => expect(await page.locator('footer').textContent()).toContain('© 2031'), {
    before: (page) => page.clock.setFixedTime(new Date('2031-03-01T12:00:00')),
  }));

describe('navigation', () => {
  test('announces Loading... when slow, or Loading recipe... for a recipe', () =>
    visit('/faq', async (page) => {
      let announced = (_: string) => {};
      await page.exposeFunction('hear', (words: string) => announced(words));
      for (const [from, name, path, words] of [
        ['/faq', 'About us', '/about', 'Loading...'],
        ['/recipes', 'Beef Stew', '/recipes/beef-stew', 'Loading recipe...'],
      ] as const) {
        await page.goto(from);
        await page.evaluate(() => {
          const status = document.querySelector<HTMLElement>('#moving[role=status]');
          const tell = () => status?.checkVisibility() && hear(status.innerText);
          new MutationObserver(tell).observe(status as Node, { childList: true });
        });
        // Let the page load only after the announcement.
        const announcement = new Promise<string>((done) => {
          announced = done;
        });
        await page.route(`**${path}`, (route) => announcement.then(() => route.continue()));
        await page.getByRole('link', { name }).first().press('Enter', { noWaitAfter: true });
        expect(await announcement).toBe(words);
        await page.waitForURL(`**${path}`);
        expect(await page.locator('#moving').textContent()).toBe('');
      }
    }));

  test('keeps the tool’s state when following an anchor link', () =>
    visit('/?amount=7', async (page) => {
      await page.getByRole('banner').getByRole('link', { name: 'Conversions', exact: true }).click();
      await expect.poll(() => new URL(page.url()).hash).toBe('#conversion-tools');
      expect(new URL(page.url()).search).toBe('?amount=7');
      expect(await page.locator('#converter').getByLabel('Amount').inputValue()).toBe('7');
    }));

  // The servers' tests ask for unknown URLs, and the pages' tests read the not-found screens of every language.
  test('answers unknown URLs with 404 and a screen that leads on, in every language', () =>
    visit(
      '/recipes/nothing-here',
      async (page) => {
        const response = await page.goto('/blog/posts/nothing-here');
        expect(response?.status()).toBe(404);
        await page
          .locator('main')
          .getByRole('link', { name: messagesFor('en', 'shell').shell.notFound.home })
          .click();
        await page.locator('#converter').waitFor();
        await page.goto('/recipes/nothing-here');
        await page.getByRole('button', { name: /Language/ }).click();
        await page.getByRole('link', { name: 'Deutsch' }).click();
        await page.waitForURL('**/de/recipes/nothing-here');
        expect(await page.locator('h1').innerText()).toBe(messagesFor('de', 'recipe').recipe.missing.title);
      },
      { expected: /404/ },
    ));
});
