import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { hold, PHONE, reload, sideways, visit } from './browser.ts';

const field = (page: Page) => page.getByRole('combobox', { name: 'What are you looking for?' });
const options = (page: Page) => page.getByRole('option');
const opener = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Search', exact: true });
const searchStatus = (page: Page) => page.getByRole('dialog').getByRole('status');
/** The active option, which Enter would open. */
const chosen = async (page: Page) => {
  const id = await field(page).getAttribute('aria-activedescendant');
  return page.locator(`[id="${id}"][aria-selected="true"]`).innerText();
};
/** Whether the search field has focus. */
const isFocused = (page: Page) => field(page).evaluate((input) => input === document.activeElement);

/** Waits until there is an active option. */
const chosenOne = (page: Page) => page.locator('[role=combobox][aria-activedescendant]').waitFor();

describe('opening and closing', () => {
  test('opens by button and keys; closes by Escape, an outside click and its button', () =>
    visit('/faq', async (page) => {
      const closed = () => expect.poll(() => page.getByRole('dialog').count()).toBe(0);
      for (const open of [
        () => page.keyboard.press('/'),
        () => page.keyboard.press('Control+k'),
        () => page.keyboard.press('Meta+k'),
        () => opener(page).click(),
      ]) {
        await open();
        expect(await isFocused(page)).toBe(true);
        expect(await field(page).inputValue()).toBe('');
        await page.keyboard.press('Escape');
        await closed();
      }
      expect(await opener(page).evaluate((button) => button === document.activeElement)).toBe(true);

      await opener(page).click();
      await field(page).fill('honey');
      await page.mouse.click(8, 500);
      await closed();
      // The previous query is still there, selected.
      await opener(page).click();
      expect(await field(page).inputValue()).toBe('honey');
      await page.keyboard.type('salt');
      expect(await field(page).inputValue()).toBe('salt');
      await page.getByRole('button', { name: 'Close search' }).click();
      await closed();
    }));

  test('the slash shortcut can be turned off, and stays off', () =>
    visit('/faq', async (page) => {
      await page.keyboard.press('/');
      await page.getByLabel('Open the search with the / key').uncheck();
      await page.keyboard.press('Escape');
      await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
      await page.keyboard.press('/');
      expect(await page.getByRole('dialog').count()).toBe(0);
      await reload(page);
      await page.keyboard.press('/');
      expect(await page.getByRole('dialog').count()).toBe(0);
      await page.keyboard.press('Control+k');
      expect(await isFocused(page)).toBe(true);
    }));

  test('a slash typed into a field stays there, but Ctrl+K still opens the search', () =>
    visit('/', async (page) => {
      const amount = page.locator('#converter').getByLabel('Amount');
      await amount.fill('');
      await amount.press('1');
      await amount.press('/');
      await amount.press('2');
      expect(await amount.inputValue()).toBe('1/2');
      expect(await page.getByRole('dialog').count()).toBe(0);
      await amount.press('Control+k');
      expect(await isFocused(page)).toBe(true);
      await page.keyboard.press('Escape');
      await expect.poll(() => amount.evaluate((input) => input === document.activeElement)).toBe(true);
    }));
});

describe('finding', () => {
  test('arrow keys move through results, and Enter opens one', () =>
    visit('/faq', async (page) => {
      await page.keyboard.press('/');
      await page.keyboard.type('tablespon');
      await expect.poll(() => searchStatus(page).textContent()).toMatch(/\d+ results$/);
      const count = await options(page).count();
      const first = await chosen(page);
      await page.keyboard.press('ArrowDown');
      expect(await chosen(page)).not.toBe(first);
      await page.keyboard.press('ArrowUp');
      await page.keyboard.press('ArrowUp');
      expect(
        await options(page)
          .nth(count - 1)
          .getAttribute('aria-selected'),
      ).toBe('true');
      await page.keyboard.press('ArrowDown');
      expect(await chosen(page)).toBe(first);
      const link = await options(page).first().getAttribute('href');
      await page.keyboard.press('Enter');
      await page.waitForURL(`**${link}`);
      expect(await page.getByRole('dialog').count()).toBe(0);
    }));

  test('an ingredient opens in the converter, even on the converter’s own page', () =>
    visit('/', async (page) => {
      const ingredient = page.locator('#converter').getByLabel('Ingredient');
      for (const [typed, name] of [
        ['hony', 'Honey'],
        ['cocoa powder', 'Cocoa Powder'],
      ] as const) {
        await page.keyboard.press('Control+k');
        await field(page).fill(typed);
        await page
          .getByRole('dialog')
          .getByRole('group', { name: 'Ingredients' })
          .getByRole('option')
          .first()
          .click();
        await expect.poll(() => ingredient.inputValue()).toBe(name);
        expect(await page.getByRole('dialog').count()).toBe(0);
      }
    }));

  test('results are grouped by kind, and never parsed as HTML', () =>
    visit('/faq', async (page) => {
      await opener(page).click();
      await field(page).fill('flour');
      for (const name of ['Ingredients', 'Recipes', 'Articles']) {
        await page.getByRole('dialog').getByRole('group', { name }).waitFor();
      }
      await field(page).fill('<b>zzzzzz</b>');
      await expect.poll(() => searchStatus(page).textContent()).toContain('<b>zzzzzz</b>');
      expect(await page.getByRole('dialog').getByRole('group').count()).toBe(1);
      await page.keyboard.press('Enter');
      expect(await isFocused(page)).toBe(true);
      await page.keyboard.press('ArrowDown');
      expect(await chosen(page)).toContain('Converter');
    }));

  test('finds German words, and stays in the language', () =>
    visit('/de/faq', async (page) => {
      await page.getByRole('banner').getByRole('button', { name: 'Suchen', exact: true }).click();
      await page.getByRole('combobox').fill('mehl');
      await expect
        .poll(() => options(page).first().getAttribute('href'))
        .toBe('/de?ingredient=flour#converter');
      await chosenOne(page);
      await page.keyboard.press('Enter');
      await page.waitForURL('**/de?ingredient=flour#converter');
    }));

  test('works on a phone', () =>
    visit(
      '/faq',
      async (page) => {
        await opener(page).click();
        await field(page).fill('chicken noodle');
        await options(page).first().waitFor();
        expect(await sideways(page)).toBe(0);
        await options(page).first().click();
        await page.waitForURL('**/recipes/**');
      },
      PHONE,
    ));
});

describe('loading', () => {
  const CODE = /\/assets\/SiteSearch\./;
  const LIST = /\/assets\/SearchResults\./;

  test('loads nothing before first use, and the index only once', () =>
    visit('/faq', async (page) => {
      const asked = () =>
        page.evaluate(() =>
          performance
            .getEntriesByType('resource')
            .map(({ name }) => name)
            .join(' '),
        );
      expect(await asked()).not.toMatch(/search/i);
      expect(await asked()).not.toMatch(/\/assets\/client\./);
      for (let times = 0; times < 2; times += 1) {
        await opener(page).click();
        await options(page).first().waitFor();
        await page.keyboard.press('Escape');
      }
      expect((await asked()).match(/\/search\/en\.json/g)).toHaveLength(1);
    }));

  // Component tests cover the index, which is data.
  test.each([
    ['its code', CODE],
    ['its list', LIST],
  ])('shows Loading... and keeps what is typed while %s loads', (_, pattern) =>
    visit('/faq', async (page) => {
      const arrive = await hold(page, pattern);
      await page.keyboard.press('/');
      await page.keyboard.type('tempura');
      // Enter does nothing yet.
      await page.keyboard.press('Enter');
      expect(await searchStatus(page).textContent()).toBe('Loading...');
      await page.keyboard.type(' ');
      arrive();
      await expect.poll(() => searchStatus(page).textContent()).toBe('1 result');
      expect(await field(page).inputValue()).toBe('tempura ');
      expect(await isFocused(page)).toBe(true);
    }),
  );

  test.each([
    ['its code', CODE],
    ['its list', LIST],
  ])('reports that %s failed to load, and can be retried', (_, pattern) =>
    visit(
      '/faq',
      async (page) => {
        await page.route(pattern, (route) => route.abort());
        await page.keyboard.press('/');
        await page.getByRole('dialog').getByRole('alert').waitFor();
        await page.unroute(pattern);
        await page.getByRole('button', { name: 'Try again' }).click();
        // Browsers that cache failed imports reload the page, so the search must be reopened.
        await expect
          .poll(async () => {
            if (!(await page.getByRole('dialog').isVisible())) await page.keyboard.press('/');
            return options(page).count();
          })
          .toBeGreaterThan(0);
        await field(page).fill('tempura');
        await chosenOne(page);
        await page.keyboard.press('Enter');
        await page.waitForURL('**/recipes/green-bean-tempura');
      },
      { expected: /Failed to load resource|Failed to fetch dynamically/ },
    ),
  );
});
