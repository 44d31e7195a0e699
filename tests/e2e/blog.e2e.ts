import { describe, expect, test } from 'vitest';
import { PHONE, reload, visit } from './browser.ts';

const TITLES = 'main li:not([hidden]) h2';

describe('the blog', () => {
  test('keeps its filter in the URL and through a reload, by keyboard too', () =>
    visit('/blog?category=cooking-tips', async (page) => {
      const titles = () => page.locator(TITLES).allInnerTexts();
      const chosen = page.getByRole('radio', { name: 'Cooking Tips' });
      // By a script, which no island announces.
      await expect.poll(() => chosen.isChecked()).toBe(true);
      const tips = await titles();
      await chosen.focus();
      await page.keyboard.press('ArrowRight');
      await expect.poll(() => new URL(page.url()).search).toBe('?category=ingredient-guides');
      await expect.poll(titles).not.toEqual(tips);
      const guides = await titles();
      await reload(page);
      await expect.poll(titles).toEqual(guides);
      await page.goto('/blog?category=constructor');
      await expect.poll(async () => (await titles()).length).toBeGreaterThan(tips.length + guides.length);
    }));

  test('loads no React to be searched', () =>
    visit('/blog', async (page) => {
      const search = page.getByLabel('Search the posts');
      await search.fill('zzz');
      await expect.poll(() => page.locator('main output').innerText()).toBe('No post matches this search.');
      expect(await page.locator(TITLES).count()).toBe(0);
      expect(await page.locator('main astro-island').count()).toBe(0);
      await page.getByRole('button', { name: 'Show all posts' }).click();
      await expect.poll(() => page.locator(TITLES).count()).toBeGreaterThan(10);
      expect(await search.evaluate((field) => document.activeElement === field)).toBe(true);
    }));

  test('is a plain list of links without scripts', () =>
    visit(
      '/blog',
      async (page) => {
        await page.getByRole('link', { name: 'How Many Grams Is a Cup of Flour?' }).click();
        expect(await page.locator('h1').innerText()).toBe('How Many Grams Is a Cup of Flour?');
        for (const name of ['Search', 'Use dark colors'])
          expect(await page.getByRole('button', { name }).count(), name).toBe(0);
      },
      { javaScriptEnabled: false },
    ));
});

describe('a post', () => {
  test('has a converter preset to its topic, which keeps its state on going back', () =>
    visit('/blog/posts/cups-to-grams-flour', async (page) => {
      const answer = () => page.locator('#converter output').innerText();
      // 236.59 x 0.53 = 125.39
      expect(await answer()).toContain('1 cup of All-Purpose Flour = 125.39 grams');
      await page.locator('#converter').getByLabel('Amount').fill('2');
      await expect.poll(answer).toContain('= 250.79 grams');
      await page.locator('article').getByRole('link', { name: 'grams to cups', exact: true }).click();
      await page.waitForURL('**/blog/posts/grams-to-cups-conversion');
      expect(await answer()).toContain('250 grams');
      await page.goBack();
      await page.waitForURL('**/blog/posts/cups-to-grams-flour?amount=2');
      await page.locator('#converter').scrollIntoViewIfNeeded();
      await expect.poll(answer).toContain('= 250.79 grams');
    }));

  test('links from its table of contents to its sections', () =>
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
});
