import { describe, expect, test } from 'vitest';
import { hydrated, PHONE, visit } from './browser.ts';

describe('header and footer', () => {
  test('the first Tab stop skips to the content', () =>
    visit('/', async (page) => {
      await page.keyboard.press('Tab');
      expect(await page.evaluate(() => document.activeElement?.textContent)).toMatch(/^Skip/);
      await page.keyboard.press('Enter');
      expect(await page.evaluate(() => document.activeElement?.id)).toBe('main');
    }));

  test('the blog menu opens, closes with Escape and with a click elsewhere', () =>
    visit('/', async (page) => {
      const button = page.getByRole('button', { name: 'Blog' });
      await button.click();
      await expect.poll(() => button.getAttribute('aria-expanded')).toBe('true');
      for (const name of [
        'All Blog Posts',
        'Weight Conversions',
        'Temperature Conversions',
        'Volume Conversions',
        'Length Conversions',
        'Recipe Blog',
      ]) {
        expect(await page.locator('#blog-menu').getByRole('link', { name }).isVisible()).toBe(true);
      }
      await page.keyboard.press('Escape');
      await expect.poll(() => button.getAttribute('aria-expanded')).toBe('false');
      await button.click();
      await page.mouse.click(600, 700);
      await expect.poll(() => button.getAttribute('aria-expanded')).toBe('false');
    }));

  test('the slide-in menu of a phone opens, leads on, closes and gives the focus back', () =>
    visit(
      '/',
      async (page) => {
        const button = page.getByRole('button', { name: 'Open menu' });
        await button.click();
        const menu = page.locator('#mobile-menu');
        for (const name of ['Home', 'Conversions', 'FAQ', 'About']) {
          expect(await menu.getByRole('link', { name, exact: true }).isVisible()).toBe(true);
        }
        await page.keyboard.press('Escape');
        await expect.poll(() => menu.isVisible()).toBe(false);
        expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe(
          'Open menu',
        );
        await button.click();
        await menu.getByRole('button', { name: 'Close menu' }).click();
        await expect.poll(() => menu.isVisible()).toBe(false);
        await button.click();
        await menu.getByRole('link', { name: 'FAQ' }).click();
        await page.waitForURL('**/faq');
        await expect.poll(() => menu.isVisible()).toBe(false);
      },
      PHONE,
    ));

  test('the language menu switches the page, keeps its state and remembers the choice', () =>
    visit('/', async (page) => {
      await page.locator('#converter').getByLabel('Amount').fill('42');
      await page.getByRole('button', { name: /Language/ }).click();
      await page.getByRole('link', { name: 'Deutsch' }).click();
      await page.waitForURL('**/de?amount=42');
      await expect.poll(() => page.locator('html').getAttribute('lang')).toBe('de');
      await expect.poll(() => page.locator('#converter').innerText()).toContain('42,00');
      expect(await page.locator('#converter').getByLabel('Menge').inputValue()).toBe('42');
      expect(await page.evaluate(() => localStorage.getItem('language'))).toBe('de');
      await page.goto('/faq');
      await page.waitForURL('**/de/faq');
      await page.goto('/fr/faq');
      expect(await page.locator('html').getAttribute('lang')).toBe('fr');
    }));

  test('an unknown stored language means English', () =>
    visit(
      '/faq',
      async (page) => {
        expect(new URL(page.url()).pathname).toBe('/faq');
        expect(await page.locator('html').getAttribute('lang')).toBe('en');
      },
      { before: (page) => page.addInitScript(() => localStorage.setItem('language', 'tlh')) },
    ));

  test('light and dark follow the system until the switch is pressed', () =>
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

  test('the footer shows the year of the visitor’s clock', () =>
    visit('/', async (page) => expect(await page.locator('footer').textContent()).toContain('© 2031'), {
      before: (page) => page.clock.setFixedTime(new Date('2031-03-01T12:00:00')),
    }));
});

describe('moving around', () => {
  test('focus goes to the heading, Back returns to where one was', () =>
    visit('/', async (page) => {
      await page.evaluate(() => window.scrollTo(0, 1500));
      await page.waitForTimeout(200);
      await page.locator('footer').getByRole('link', { name: 'Privacy Policy' }).click();
      await page.waitForURL('**/privacy');
      await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('H1');
      await page.goBack();
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(1000);
    }));

  test('says Loading... while a screen is on its way', () =>
    visit('/', async (page) => {
      await page.route('**/about.data', async (route) => {
        await new Promise((done) => setTimeout(done, 1500));
        await route.continue();
      });
      await page.locator('footer').getByRole('link', { name: 'About us' }).click();
      await page.getByText('Loading...').waitFor();
      await page.getByRole('heading', { level: 1 }).waitFor();
    }));

  test('a screen that cannot be fetched says so and can be tried again', () =>
    visit(
      '/',
      async (page) => {
        await page.route('**/{about.data,assets/about*}', (route) => route.abort());
        await page.locator('footer').getByRole('link', { name: 'About us' }).click();
        const retry = page.getByRole('button', { name: 'Try again' });
        await retry.waitFor();
        await page.unroute('**/{about.data,assets/about*}');
        await retry.click();
        await hydrated(page);
        expect(new URL(page.url()).pathname).toBe('/about');
        expect(await page.getByRole('heading', { level: 1 }).innerText()).not.toContain(
          'could not be loaded',
        );
      },
      { expected: /Failed to load resource|Error loading route module|Failed to fetch|net::ERR_FAILED/ },
    ));

  test.each([
    ['/nowhere', '404 Page Not Found'],
    ['/recipes/nothing-here', 'Recipe Not Found'],
  ])('%s is answered with 404 and its screen', (path, title) =>
    visit(
      path,
      async (page) => {
        expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe(title);
        const { status } = await page.request.get(path).then((response) => ({ status: response.status() }));
        expect(status).toBe(404);
        await page.locator('main').getByRole('link', { name: 'Back to Home' }).click();
        await page.locator('#converter').waitFor();
      },
      { expected: /404/ },
    ),
  );

  test('a not-found screen can be read in another language', () =>
    visit(
      '/nowhere',
      async (page) => {
        await page.getByRole('button', { name: /Language/ }).click();
        await page.getByRole('link', { name: 'Deutsch' }).click();
        await page.waitForURL('**/de/nowhere');
        await hydrated(page);
        expect(await page.locator('h1').innerText()).toContain('404');
        expect(await page.locator('html').getAttribute('lang')).toBe('de');
      },
      { expected: /404/ },
    ));
});
