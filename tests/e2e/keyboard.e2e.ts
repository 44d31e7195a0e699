import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { PANEL } from './browser.ts';
import { announced, press, tabTo, type, visitByKeys } from './keyboard.ts';

const COOKING = '/tools/cool-cooking-calculators';

/** Chooses the next tab; the way to the first one is by Tab from the top of the page. */
const nextTab = async (page: Page) => {
  await page.getByRole('tab', { selected: true }).focus();
  await press(page, 'ArrowRight');
};

describe('on the home page', () => {
  test('the converter and the oven temperature', () =>
    visitByKeys('/', async (page) => {
      await tabTo(page, 'Amount', { part: 'converter' });
      await type(page, '50');
      await tabTo(page, 'Ingredient', { within: 3 });
      await type(page, 'honey');
      await press(page, 'Enter');
      await expect.poll(() => announced(page, '#converter')).toMatch(/^50 grams of Honey = 35\.21/);
      await tabTo(page, 'Swap the units');
      await press(page, 'Enter');
      // 50 ml x 1.42 = 71.00 g
      await expect.poll(() => announced(page, '#converter')).toContain('71.00 grams');
      await tabTo(page, 'Amount', { keys: 'Shift+Tab' });
      await type(page, '0');
      await expect
        .poll(() => page.locator('#converter').getByRole('alert').textContent())
        .toBe('Amount must be greater than 0');

      await tabTo(page, 'Temperature', { part: 'temperature' });
      await type(page, '400');
      // The dial of an American kitchen.
      await expect.poll(() => announced(page, '#temperature')).toContain('200 °C');
      await tabTo(page, 'Scale');
      await type(page, 'Gas');
      await tabTo(page, 'Gas Mark', { keys: 'Shift+Tab' });
      await press(page, '6');
      await expect.poll(() => announced(page, '#temperature')).toContain('400 °F');
    }));
});

describe('the length calculator', () => {
  test('converts', () =>
    visitByKeys('/conversions/length', async (page) => {
      await tabTo(page, 'Converter', { within: 20 });
      await press(page, 'ArrowRight', 'ArrowLeft');
      await tabTo(page, 'Value');
      await type(page, '10');
      await press(page, 'Enter');
      await expect.poll(() => announced(page, PANEL)).toBe('25.40 cm');
    }));
});

describe('the pan converter', () => {
  test('compares custom pans', () =>
    visitByKeys('/conversions/pans', async (page) => {
      for (const pan of ['Your recipe’s pan', 'Your pan']) {
        await tabTo(page, pan, pan === 'Your pan' ? { within: 5 } : {});
        // The last options are the custom pans: round, square, rectangular, loaf.
        await press(page, 'End', 'ArrowUp', 'ArrowUp');
        await tabTo(page, 'Side', { within: 3 });
        await type(page, pan === 'Your pan' ? '10' : '20');
      }
      // 10 x 10 / (20 x 20)
      await expect.poll(() => announced(page, 'main')).toBe('Multiply by 0.25');
      await tabTo(page, 'Compare by', { within: 3 });
    }));
});

describe('the multi-calculator', () => {
  test('volume, recipe, BMI and age', () =>
    visitByKeys('/tools/multi-calculator', async (page) => {
      await tabTo(page, 'Volume', { within: 20 });
      await tabTo(page, 'Amount', { within: 3 });
      await type(page, '2');
      await tabTo(page, 'To', { within: 5 });
      await press(page, 'f');
      await tabTo(page, 'Convert', { within: 3 });
      await press(page, 'Space');
      // 2 x 240 / 29.5735
      await expect.poll(() => announced(page, PANEL)).toBe('16.23 fl oz');

      await nextTab(page);
      await tabTo(page, 'Original servings', { within: 3 });
      await type(page, '2');
      await tabTo(page, 'Desired servings', { within: 3 });
      await type(page, '5');
      await tabTo(page, 'Ingredient amount', { within: 3 });
      await type(page, '1/2');
      await press(page, 'Enter');
      await expect.poll(() => announced(page, PANEL)).toBe('1.3 units');

      await nextTab(page);
      await tabTo(page, 'Height (cm)', { within: 3 });
      await type(page, '170');
      await tabTo(page, 'Weight (kg)', { within: 3 });
      await type(page, '65');
      await press(page, 'Enter');
      // 65 / 1.7^2 = 22.49
      await expect.poll(() => announced(page, PANEL)).toBe('22.5 Normal weight');

      await nextTab(page);
      await tabTo(page, 'Birth date', { within: 3 });
      await page.keyboard.type('02292000');
      await tabTo(page, 'Calculate', { within: 6 });
      await press(page, 'Enter');
      await expect.poll(() => announced(page, PANEL)).toMatch(/^\d\d years \d+ days$/);
      expect(await page.getByLabel('Birth date').inputValue()).toBe('2000-02-29');
    }));
});

test('the recipe converter', () =>
  visitByKeys('/tools/recipe-converter', async (page) => {
    const shown = () => page.getByRole('region', { name: 'Converted recipe' }).innerText();
    await tabTo(page, 'Your recipe', { within: 20 });
    await type(page, 'Serves 4\n2 cups flour\n3 eggs\nMix well and bake at 350°F for 20 minutes.');
    await expect.poll(shown).toContain('250 g flour');
    // Eight stops from the text to cook mode: the settings, and one for the list of lines.
    await tabTo(page, 'Metric', { within: 1 });
    await press(page, 'ArrowRight', 'ArrowRight');
    await expect.poll(() => new URL(page.url()).search).toBe('?measures=written');
    await press(page, 'ArrowLeft', 'ArrowLeft');
    await tabTo(page, 'Servings', { within: 1 });
    await type(page, '8');
    await expect.poll(shown).toContain('500 g flour');
    await press(page, 'ArrowUp');
    await expect.poll(shown).toContain('565 g flour');
    await tabTo(page, 'Scale by what you have', { within: 1 });
    await tabTo(page, 'Language', { within: 1 });
    await tabTo(page, 'Country of the recipe', { within: 1 });
    await tabTo(page, 'Convert recipe', { within: 1 });
    await tabTo(page, 'Change how “2 cups flour” is read', { within: 1 });
    await press(page, 'ArrowDown');
    expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe(
      'Change how “3 eggs” is read',
    );
    await tabTo(page, 'Cook mode', { within: 1 });
    await press(page, 'Enter');
    await page.getByRole('dialog').getByText('Step 1 of 1').waitFor();
    await press(page, 'Escape');
    await tabTo(page, 'Copy', { within: 1 });
    await tabTo(page, 'Print', { within: 1 });
    await tabTo(page, 'Keep this recipe', { within: 1 });
    await tabTo(page, 'Share', { within: 1 });
  }));

test('the Spanish converter', () =>
  visitByKeys('/tools/convertidor', async (page) => {
    await tabTo(page, 'Peso', { within: 20 });
    await press(page, 'ArrowRight');
    await tabTo(page, 'Valor', { within: 3 });
    await type(page, '100');
    await tabTo(page, 'Convertir', { within: 5 });
    await press(page, 'Enter');
    await expect.poll(() => announced(page, PANEL)).toBe('212,00 °F');
  }));

describe('the cooking calculators', () => {
  test('party food, cooking time and leftovers', () =>
    visitByKeys(COOKING, async (page) => {
      await tabTo(page, 'Party Food Planner', { within: 20 });
      await tabTo(page, 'Number of guests', { within: 3 });
      await type(page, '8');
      await tabTo(page, 'Include Dessert', { within: 7 });
      await press(page, 'Space', 'Enter');
      await expect.poll(() => announced(page, PANEL)).toContain('Food & Drinks for 8 Guests');
      expect(await announced(page, PANEL)).not.toContain('Desserts');

      await nextTab(page);
      await tabTo(page, 'Weight (lbs)', { within: 3 });
      await press(page, 'Enter');
      await expect
        .poll(() => page.locator(PANEL).getByRole('alert').textContent())
        .toBe('Please enter a valid weight');
      await type(page, '5');
      await tabTo(page, 'Protein', { within: 3 });
      await press(page, 'f');
      await tabTo(page, 'Cooking method', { within: 3 });
      await press(page, 's');
      await tabTo(page, 'Calculate Time', { within: 7 });
      await press(page, 'Enter');
      await expect.poll(() => announced(page, PANEL)).toBe('2 hours 40 minutes');

      await nextTab(page);
      await tabTo(page, 'Food type', { within: 3 });
      await press(page, 'v');
      await tabTo(page, 'Cooked on', { within: 3 });
      await page.keyboard.type('05182025');
      await tabTo(page, 'Calculate Storage Time', { within: 6 });
      await press(page, 'Enter');
      // Vegetables keep for 5 days in the fridge.
      await expect.poll(() => announced(page, PANEL)).toBe('Safe until: Friday, May 23 (5 days)');
    }));
});
