import { describe, expect, test } from 'vitest';
import { hydrated, PHONE, reload, visit } from './browser.ts';

const SENTENCE = '#converter output';

describe('the converter on the home page', () => {
  test('starts with 100 g of water and follows every change', () =>
    visit('/', async (page) => {
      const converter = page.locator('#converter');
      expect(await converter.locator('output').first().innerText()).toContain(
        '100 grams of Water = 100.00 milliliters',
      );
      await converter.getByLabel('Ingredient').selectOption('flour');
      await converter.getByLabel('Amount').fill('2 1/2');
      await converter.getByLabel('From', { exact: true }).selectOption('cups');
      await converter.getByLabel('To', { exact: true }).selectOption('grams');
      // 2.5 x 236.59 x 0.53 = 313.48
      expect(await page.locator(SENTENCE).first().innerText()).toContain(
        '2.5 cups of All-Purpose Flour = 313.48 grams',
      );
      await converter.getByRole('button', { name: 'Convert', exact: true }).click();
      expect(await page.locator(SENTENCE).first().innerText()).toContain('= 313.48 grams');
      await converter.getByRole('button', { name: 'Swap the units' }).click();
      // 2.5 / 0.53 / 236.59 = 0.0199
      expect(await page.locator(SENTENCE).first().innerText()).toContain('= 0.02 cups');
    }));

  test('survives a reload and can be linked', () =>
    visit('/?ingredient=honey&amount=1.5&from=tablespoons&to=grams', async (page) => {
      // 1.5 x 14.79 x 1.42 = 31.50
      await expect
        .poll(() => page.locator(SENTENCE).first().innerText())
        .toContain('1.5 tablespoons of Honey = 31.50 grams');
      await page.locator('#converter').getByLabel('Amount').fill('3');
      await reload(page);
      await expect.poll(() => page.locator(SENTENCE).first().innerText()).toContain('= 63.01 grams');
    }));

  test('falls back to the defaults for what an address asks and it does not know', () =>
    visit('/?ingredient=plutonium&from=cubits&to=%00', async (page) => {
      expect(await page.locator(SENTENCE).first().innerText()).toContain(
        '100 grams of Water = 100.00 milliliters',
      );
    }));

  test.each(['0', '-3', '−1', '-0'])('says that %s is not an amount', (amount) =>
    visit('/', async (page) => {
      await page.locator('#converter').getByLabel('Amount').fill(amount);
      expect(await page.locator('#converter').getByRole('alert').innerText()).toBe(
        'Amount must be greater than 0',
      );
    }),
  );

  test('says a fraction beside cups, and warns of salt', () =>
    visit('/?ingredient=salt&amount=1&from=teaspoons&to=grams', async (page) => {
      await expect.poll(() => page.locator('#converter').innerText()).toContain('weighs about 6 g');
      await page.goto('/?amount=414&to=cups');
      await hydrated(page);
      await expect.poll(() => page.locator('#converter').innerText()).toContain('about 1 3/4 cups');
    }));

  test('takes a phrase from the list', () =>
    visit('/', async (page) => {
      await page.getByRole('link', { name: 'Pounds to Kilograms' }).click();
      await expect
        .poll(() => page.locator(SENTENCE).first().innerText())
        .toContain('100 pounds of Water = 45.36 kilograms');
      expect(new URL(page.url()).hash).toBe('#converter');
    }));

  test('keeps what was typed when a link leads to an anchor of the page', () =>
    visit('/', async (page) => {
      await page.locator('#converter').getByLabel('Amount').fill('64');
      await page.locator('#weight').getByRole('link', { name: 'Convert' }).click();
      await expect.poll(() => page.url()).toContain('?amount=64#converter');
      expect(await page.locator('#converter').getByLabel('Amount').inputValue()).toBe('64');
    }));

  test('speaks French and German, with the decimal comma', async () => {
    await visit('/fr', async (page) => {
      await page.locator('#converter').getByLabel('Quantité').fill('1,5');
      expect(await page.locator('#converter').innerText()).toContain('1,50');
    });
    await visit('/de', async (page) => {
      await page.locator('#converter').getByLabel('Menge').fill('2,5');
      expect(await page.locator('#converter').innerText()).toContain('2,50');
    });
  });

  test('works without scripts', () =>
    visit(
      '/',
      async (page) => {
        expect(await page.locator('#converter').innerText()).toContain(
          '100 grams of Water = 100.00 milliliters',
        );
        await page.locator('#converter').getByLabel('Amount').fill('5');
        await page.getByText('How many tablespoons are in a cup?').click();
        await page.getByText('There are 16 tablespoons per cup').waitFor({ state: 'visible' });
      },
      { javaScriptEnabled: false },
    ));
});

describe('the oven section', () => {
  test.each([
    ['Celsius', '180', ['356 °F', 'nearest Gas Mark 4', 'Fan oven: 160 °C']],
    ['Fahrenheit', '350', ['176.7 °C', 'Gas Mark 4']],
    ['Celsius', '-300', ['Nothing is colder']],
  ])('%s %s', (scale, degrees, texts) =>
    visit('/', async (page) => {
      const oven = page.locator('#temperature');
      await oven.getByLabel('Scale').selectOption({ label: scale });
      await oven.getByLabel('Temperature').fill(degrees);
      for (const text of texts) expect(await oven.innerText()).toContain(text);
    }),
  );

  test('reads a gas mark', () =>
    visit('/', async (page) => {
      const oven = page.locator('#temperature');
      await oven.getByLabel('Scale').selectOption('gas-mark');
      await oven.getByLabel('Gas Mark', { exact: true }).selectOption('6');
      expect(await oven.innerText()).toContain('400 °F');
      await reload(page);
      await expect.poll(() => oven.locator('output').innerText()).toContain('400 °F');
    }));
});

describe('the rest of the home page', () => {
  test('opens several questions at once, and shows all densities', () =>
    visit(
      '/',
      async (page) => {
        const questions = page.locator('details');
        await questions.nth(0).locator('summary').click();
        await questions.nth(1).locator('summary').click();
        expect(await page.locator('details[open]').count()).toBe(2);
        expect(await page.locator('table').last().locator('tbody tr').count()).toBe(7);
        await page.getByRole('button', { name: 'Show all 15 ingredients' }).click();
        expect(await page.locator('table').last().locator('tbody tr').count()).toBe(15);
      },
      PHONE,
    ));
});
