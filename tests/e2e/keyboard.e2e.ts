import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { visit } from './browser.ts';

/** Presses Tab until the control with this label, name or text has the focus; it has to be visible then. */
async function tabTo(page: Page, name: string): Promise<void> {
  for (let presses = 0; presses < 120; presses += 1) {
    await page.keyboard.press('Tab');
    const reached = await page.evaluate((wanted) => {
      const element = document.activeElement as HTMLInputElement | null;
      const names = [
        element?.labels?.[0]?.textContent,
        element?.getAttribute('aria-label'),
        element?.matches('a, button') ? element.textContent : '',
      ];
      if (!element || !names.some((own) => own?.trim().startsWith(wanted))) return false;
      const { outlineStyle } = getComputedStyle(element);
      return outlineStyle === 'none' ? 'unseen' : 'seen';
    }, name);
    if (reached) {
      expect(reached, `${name} has a visible focus`).toBe('seen');
      return;
    }
  }
  expect.fail(`${name} cannot be reached by Tab`);
}

const said = (page: Page) => page.locator('main').innerText();

test('the converter', () =>
  visit('/', async (page) => {
    await tabTo(page, 'Ingredient');
    await page.keyboard.press('h');
    await tabTo(page, 'Amount');
    await page.keyboard.type('50');
    await expect
      .poll(() => page.locator('#converter output').innerText())
      .toMatch(/^50 grams of Honey = 35\.21/);
    await tabTo(page, 'Swap the units');
    await page.keyboard.press('Enter');
    // 50 ml x 1.42 = 71.00 g
    await expect.poll(() => page.locator('#converter output').innerText()).toContain('71.00 grams');
  }));

test('the length calculator', () =>
  visit('/conversions/length', async (page) => {
    await tabTo(page, 'Converter');
    await page.keyboard.press('ArrowRight');
    await expect
      .poll(() => page.getByRole('tab', { name: 'Kitchen Pan Sizes' }).getAttribute('aria-selected'))
      .toBe('true');
    await page.keyboard.press('ArrowLeft');
    await tabTo(page, 'Value');
    await page.keyboard.type('10');
    await page.keyboard.press('Enter');
    await expect.poll(() => said(page)).toContain('25.40');
  }));

test('the multi-calculator', () =>
  visit('/tools/multi-calculator', async (page) => {
    await tabTo(page, 'Volume');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await tabTo(page, 'Height (cm)');
    await page.keyboard.type('170');
    await tabTo(page, 'Weight (kg)');
    await page.keyboard.type('65');
    await page.keyboard.press('Enter');
    // 65 / 1.7^2 = 22.49
    await expect.poll(() => said(page)).toMatch(/22\.5[\s\S]*Normal weight/);
  }));

test('the Spanish converter', () =>
  visit('/tools/convertidor', async (page) => {
    await tabTo(page, 'Valor');
    await page.keyboard.type('2');
    await page.keyboard.press('Enter');
    await page.locator('main output:visible').first().waitFor();
  }));

test('the cooking calculators', () =>
  visit('/tools/cool-cooking-calculators', async (page) => {
    await tabTo(page, 'Number of guests');
    await page.keyboard.press('Control+A');
    await page.keyboard.type('8');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'Food & Drinks for 8 Guests' }).waitFor();
  }));

test('a recipe, its servings and its cook mode', () =>
  visit('/recipes/beef-stew', async (page) => {
    await tabTo(page, 'More servings');
    await page.keyboard.press('Enter');
    await expect.poll(() => said(page)).toContain('1.05 kg');
    await tabTo(page, 'Cook mode');
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog');
    await dialog.waitFor();
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => dialog.innerText()).toContain('Step 2');
    await page.keyboard.press('Escape');
    await expect.poll(() => dialog.count()).toBe(0);
  }));

test('the search', () =>
  visit('/about', async (page) => {
    await page.keyboard.press('Control+k');
    await page.keyboard.type('pad thai');
    await page.getByRole('option').first().waitFor();
    await page.keyboard.press('ArrowDown');
    await expect.poll(() => page.getByRole('combobox').getAttribute('aria-activedescendant')).not.toBeNull();
    await page.keyboard.press('Enter');
    await page.waitForURL(/pad-thai/);
  }));
