import { describe, expect, test } from 'vitest';
import { PHONE, reload, visit } from './browser.ts';

describe('the inch calculator', () => {
  test('answers 1 in to cm at once, and anything else when the button is pressed', () =>
    visit('/conversions/length', async (page) => {
      const panel = page.getByRole('tabpanel');
      const result = panel.getByRole('status');
      expect(await result.textContent()).toBe('2.54 cm');
      await panel.getByLabel('Value').fill('3 1/2');
      await panel.getByLabel('To', { exact: true }).selectOption('mm');
      expect(await result.textContent()).toBe('2.54 cm');
      await panel.getByRole('button', { name: 'Convert' }).click();
      await expect.poll(() => result.textContent()).toBe('88.90 mm');
      await expect.poll(() => new URL(page.url()).search).toBe('?value=3+1%2F2&from=in&to=mm');
      await reload(page);
      await expect.poll(() => result.textContent()).toBe('88.90 mm');
      expect(await panel.getByLabel('Value').inputValue()).toBe('3 1/2');
    }));

  test('swaps the units, takes Enter for the button, and reads inches on a ruler', () =>
    visit('/conversions/length', async (page) => {
      const panel = page.getByRole('tabpanel');
      await panel.getByRole('button', { name: 'Swap the units' }).click();
      await panel.getByLabel('Value').fill('10');
      await page.keyboard.press('Enter');
      await expect.poll(() => panel.getByRole('status').textContent()).toBe('3.937 in');
      expect(await panel.textContent()).toContain('about 3 15/16 in');
    }));

  test('takes the decimal comma on a German page', () =>
    visit('/de/conversions/length', async (page) => {
      const panel = page.getByRole('tabpanel');
      expect(await panel.getByRole('status').textContent()).toMatch(/^2,54\scm$/);
      await panel.getByLabel('Wert').fill('2,5');
      await panel.getByRole('button', { name: 'Umrechnen' }).click();
      await expect.poll(() => panel.getByRole('status').textContent()).toMatch(/^6,35\scm$/);
    }));
});

describe('kitchen pan sizes', () => {
  test('open by keyboard, keep their tab in the address, and list seven pans', () =>
    visit('/conversions/length', async (page) => {
      await page.getByRole('tab', { name: 'Converter' }).focus();
      await page.keyboard.press('ArrowRight');
      const tab = page.getByRole('tab', { name: 'Kitchen Pan Sizes' });
      await expect.poll(() => tab.getAttribute('aria-selected')).toBe('true');
      await expect.poll(() => new URL(page.url()).search).toBe('?tab=pans');
      const rows = page.getByRole('tabpanel').getByRole('table').locator('tbody tr');
      expect(await rows.allTextContents()).toEqual([
        '6-inch6 in15.24 cm',
        '8-inch8 in20.32 cm',
        '9-inch9 in22.86 cm',
        '10-inch10 in25.4 cm',
        '12-inch12 in30.48 cm',
        '9×5 loaf9×5 in22.86×12.7 cm',
        '9×13 dish9×13 in22.86×33.02 cm',
      ]);
      await reload(page);
      await expect.poll(() => tab.getAttribute('aria-selected')).toBe('true');
    }));

  test('tell the factor for another pan, by area, by volume and for own measures', () =>
    visit(
      '/conversions/length?tab=pans',
      async (page) => {
        const panel = page.getByRole('tabpanel');
        const result = panel.getByRole('status');
        await expect.poll(() => result.textContent()).toBe('Multiply by 0.79');
        await panel.getByLabel('Your pan').first().selectOption('own-square');
        await panel.getByLabel('Side').fill('-2');
        await expect.poll(() => panel.getByRole('alert').textContent()).toContain('greater than 0');
        await panel.getByLabel('Side').fill('20.32');
        await expect.poll(() => result.textContent()).toBe('Multiply by 1.01');
        await panel.getByLabel('Compare by').selectOption('volume');
        await panel.getByLabel('Depth').fill('2.54');
        await expect.poll(() => result.textContent()).toBe('Multiply by 0.50');
        await reload(page);
        await expect.poll(() => result.textContent()).toBe('Multiply by 0.50');
      },
      PHONE,
    ));
});
