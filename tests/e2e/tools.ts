import type { Page } from 'playwright-core';
import { PANEL } from './browser.ts';

interface Tool {
  /** Selector of the part of the page with the tool. */
  part: string;
  /** Selector of the part's live regions. */
  region?: string;
  /** Gets to a state where this answer has not been announced yet. */
  before?: (page: Page) => Promise<unknown>;
  fields?: Record<string, string>;
  /** The button that asks for the answer. */
  press?: string;
  expected: string | RegExp;
}

const tab = (name: string) => (page: Page) => page.getByRole('tab', { name, exact: true }).click();

const spanish = (name: string, expected: string): Tool => ({
  part: PANEL,
  before: tab(name),
  fields: { Valor: '0' },
  press: 'Convertir',
  expected,
});

/** Every tool by the URL of its page, with sample input and the expected announcement. */
export const TOOLS: Record<string, Record<string, Tool>> = {
  '/?amount=&heat=': {
    converter: {
      part: '#converter',
      fields: { Amount: '50' },
      expected: '50 grams of Water = 50.00 milliliters',
    },
    'oven temperature': { part: '#temperature', fields: { Temperature: '200' }, expected: '392 °F' },
    'what was copied': {
      part: 'body',
      region: '#toasts',
      press: 'Copy the result',
      expected: /copied|copy/i,
    },
  },
  '/conversions/length': {
    length: { part: PANEL, fields: { Value: '10' }, press: 'Convert', expected: '25.40 cm' },
  },
  '/conversions/pans': {
    'another pan': {
      part: 'main',
      before: async (page) => {
        await page.getByLabel('Your pan').selectOption('own-square');
      },
      fields: { Side: '20.32' },
      expected: 'Multiply by',
    },
  },
  '/conversions/oven': {
    'sugar or oil': {
      part: 'main',
      before: async (page) => {
        await page.getByLabel('What is measured').selectOption('sugar');
      },
      fields: { Temperature: '235' },
      expected: '113 °C',
    },
  },
  '/tools/multi-calculator': {
    volume: { part: PANEL, fields: { Amount: '2' }, press: 'Convert', expected: '480.00 ml' },
    recipe: {
      part: PANEL,
      before: tab('Recipe'),
      fields: { 'Ingredient amount': '3' },
      press: 'Calculate',
      // From 4 to 6 servings.
      expected: '4.5 units',
    },
    BMI: {
      part: PANEL,
      before: tab('BMI'),
      fields: { 'Height (cm)': '170', 'Weight (kg)': '65' },
      press: 'Calculate',
      expected: '22.5 Normal weight',
    },
    age: {
      part: PANEL,
      before: tab('Age'),
      fields: { 'Birth date': '2000-02-29' },
      press: 'Calculate',
      expected: /\d+ years \d+ days/,
    },
  },
  '/tools/convertidor': {
    Peso: spanish('Peso', '0,00'),
    Temperatura: spanish('Temperatura', '32,00 °F'),
    Volumen: spanish('Volumen', '0,00'),
    Longitud: spanish('Longitud', '0,00'),
  },
  '/tools/cool-cooking-calculators': {
    'party food': {
      part: PANEL,
      fields: { 'Number of guests': '8' },
      press: 'Calculate',
      expected: 'Food & Drinks for 8 Guests',
    },
    'cooking time': {
      part: PANEL,
      before: tab('Cooking Time'),
      fields: { 'Weight (lbs)': '5' },
      press: 'Calculate Time',
      expected: '1 hour 55 minutes',
    },
    leftovers: {
      part: PANEL,
      before: tab('Leftovers Storage'),
      fields: { 'Cooked on': '2025-05-20' },
      press: 'Calculate Storage Time',
      expected: 'Safe until: Saturday, May 24 (4 days)',
    },
  },
  '/tools/recipe-converter': {
    'recipe converter': {
      part: 'main',
      // The kept recipes below have one of their own
      region: '[aria-labelledby=converted-title] > [role=status]',
      fields: { 'Your recipe': '2 cups flour' },
      expected: 'Converted recipe',
    },
  },
  '/recipes': {
    'list of recipes': { part: 'main', fields: { 'Search recipes': 'zzz' }, expected: '0 recipes' },
  },
  '/blog': {
    'list of posts': {
      part: 'main',
      fields: { 'Search the posts': 'zzz' },
      expected: 'No post matches this search.',
    },
    search: {
      part: 'dialog[open]',
      region: ':is([role=status], [aria-live])',
      before: (page) => page.keyboard.press('Control+k'),
      fields: { 'What are you looking for?': 'flour' },
      expected: /\d+ results$/,
    },
  },
  '/recipes/beef-stew': {
    servings: {
      part: 'main',
      press: 'More servings',
      expected: 'Servings 7. Amounts are scaled from 6 servings',
    },
    'more servings': {
      part: 'main',
      press: 'More servings',
      expected: 'Servings 8. Amounts are scaled from 6 servings',
    },
    'cook mode': {
      part: 'dialog[open]',
      region: ':is([role=status], [aria-live])',
      before: async (page) => {
        await page.getByRole('button', { name: 'Cook mode' }).click();
        await page.getByText('Step 1 of 8').waitFor();
      },
      press: 'Next',
      expected: 'Step 2 of 8',
    },
  },
};
