import { describe, expect, test } from 'vitest';
import { PHONE, visit } from './browser.ts';

const TITLES = 'main li h2';

describe('the blog', () => {
  test('finds posts while one types, and keeps the search in the address', () =>
    visit('/blog', async (page) => {
      expect(await page.locator(TITLES).count()).toBe(19);
      await page.getByLabel('Search the posts').fill('tablesp cup');
      await expect.poll(() => page.locator('output').innerText()).toMatch(/^\d posts?$/);
      expect(await page.locator(TITLES).allInnerTexts()).toContain('How Many Tablespoons Are in a Cup?');
      await expect.poll(() => new URL(page.url()).search).toBe('?q=tablesp+cup');
      await page.getByLabel('Search the posts').fill('zzz');
      await page.getByText('No post matches this search.').waitFor();
      await page.getByRole('button', { name: 'Show all posts' }).click();
      await expect.poll(() => page.locator(TITLES).count()).toBe(19);
      await expect.poll(() => new URL(page.url()).search).toBe('');
    }));

  test('shows one category, by keyboard too, and opens as linked', () =>
    visit('/blog?category=cooking-tips', async (page) => {
      await expect.poll(() => page.locator(TITLES).count()).toBe(3);
      const chosen = page.getByRole('radio', { name: 'Cooking Tips' });
      expect(await chosen.isChecked()).toBe(true);
      await chosen.focus();
      await page.keyboard.press('ArrowRight');
      await expect.poll(() => new URL(page.url()).search).toBe('?category=ingredient-guides');
      await page.goto('/blog?category=constructor');
      await expect.poll(() => page.locator(TITLES).count()).toBe(19);
    }));

  test('is plain links without scripts', () =>
    visit(
      '/blog',
      async (page) => {
        expect(await page.locator('main a[href^="/blog/posts/"]').count()).toBe(18);
        await page.getByRole('link', { name: 'How Many Grams Is a Cup of Flour?' }).click();
        expect(await page.locator('h1').innerText()).toBe('How Many Grams Is a Cup of Flour?');
      },
      { javaScriptEnabled: false },
    ));
});

describe('a post', () => {
  test('has a converter that starts with its question', () =>
    visit('/blog/posts/cups-to-grams-flour', async (page) => {
      // 236.59 x 0.53 = 125.39
      expect(await page.locator('#converter output').innerText()).toContain(
        '1 cup of All-Purpose Flour = 125.39 grams',
      );
      await page.locator('#converter').getByLabel('Amount').fill('2');
      expect(await page.locator('#converter output').innerText()).toContain('= 250.79 grams');
    }));

  test('moves to the next without a reload, and each converter starts afresh', () =>
    visit('/blog/posts/cups-to-grams-flour', async (page) => {
      await page.evaluate(() => Object.assign(window, { stayed: true }));
      await page.locator('article').getByRole('link', { name: 'grams to cups', exact: true }).click();
      await page.waitForURL('**/blog/posts/grams-to-cups-conversion');
      await expect.poll(() => page.locator('#converter output').innerText()).toContain('250 grams');
      expect(await page.evaluate(() => 'stayed' in window)).toBe(true);
      await page.goBack();
      await page.waitForURL('**/blog/posts/cups-to-grams-flour');
      await expect.poll(() => page.locator('#converter output').innerText()).toContain('1 cup of');
    }));

  test('leads from its contents to its parts', () =>
    visit(
      '/blog/posts/celsius-to-fahrenheit',
      async (page) => {
        const contents = page.getByRole('navigation', { name: 'On this page' });
        await contents.getByText('On this page').first().click();
        await contents.getByRole('link', { name: 'Fan or no fan?' }).click();
        expect(new URL(page.url()).hash).toBe('#fan-or-no-fan');
        await expect
          .poll(() => page.locator('#fan-or-no-fan').evaluate((h) => h.getBoundingClientRect().top))
          .toBeLessThan(200);
      },
      PHONE,
    ));

  test('is English inside a German frame, and its links stay German', () =>
    visit('/de/blog/posts/cups-to-grams-flour', async (page) => {
      expect(await page.locator('html').getAttribute('lang')).toBe('de');
      expect(await page.locator('h1').getAttribute('lang')).toBe('en');
      await page.getByText('Die Artikel gibt es vorerst auf Englisch.').waitFor();
      await page.locator('article').getByRole('link', { name: 'flour types explained', exact: true }).click();
      await page.waitForURL('**/de/blog/posts/flour-types-explained');
    }));

  test('that does not exist is the not-found screen', () =>
    visit(
      '/blog/posts/nothing-of-the-kind',
      async (page) => {
        await page.getByRole('heading', { name: '404 Page Not Found' }).waitFor();
      },
      { expected: /404/ },
    ));
});

test('the article leads to the four tools', () =>
  visit('/blog/kitchen-measurement-tools', async (page) => {
    const links = page.getByRole('region', { name: 'Convert what you have measured' }).getByRole('link');
    expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual([
      '/conversions/length',
      '/#weight',
      '/#volume',
      '/#temperature',
    ]);
  }));
