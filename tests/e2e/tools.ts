import type { Page } from 'playwright-core';
import { PANEL } from './browser.ts';

/** One use of a tool: the fields to fill in and the button to press. */
export interface Use {
  fields?: Record<string, string>;
  press?: string;
  /** What to do if the tool has no fields. */
  act?: (page: Page) => Promise<unknown>;
}

interface Tool {
  path: string;
  /** Selector of the part of the page with the tool. */
  part: string;
  /** Gets to a state where nothing has been announced yet. */
  before?: (page: Page) => Promise<unknown>;
  ask: Use;
  said: string | RegExp;
  /** A use that gives an error instead of a result. */
  wrong?: Use & { message: string };
  /** The tool does not keep its state in the address. */
  forgets?: boolean;
}

const COOKING = '/tools/cool-cooking-calculators';
export const MULTI = '/tools/multi-calculator';
const SPANISH = '/tools/convertidor';

const spanish = (tab: string, said: string): Tool => ({
  path: `${SPANISH}?tab=${tab}`,
  part: PANEL,
  ask: { fields: { Valor: '0' }, press: 'Convertir' },
  said,
  wrong: { fields: { Valor: 'x' }, press: 'Convertir', message: 'Introduzca un número válido' },
});

/** Every tool with sample input and the expected announcement. */
export const TOOLS: Record<string, Tool> = {
  converter: {
    path: '/?amount=',
    part: '#converter',
    ask: { fields: { Amount: '50' } },
    said: '50 grams of Water = 50.00 milliliters',
    wrong: { fields: { Amount: '0' }, message: 'Amount must be greater than 0' },
  },
  'oven temperature': {
    path: '/?heat=',
    part: '#temperature',
    ask: { fields: { Temperature: '200' } },
    said: '392 °F',
    wrong: { fields: { Temperature: '-300' }, message: 'Nothing is colder' },
  },
  length: {
    path: '/conversions/length',
    part: PANEL,
    ask: { fields: { Value: '10' }, press: 'Convert' },
    said: '25.40 cm',
  },
  'another pan': {
    path: '/conversions/length?tab=pans&mine=own-square',
    part: PANEL,
    ask: { fields: { Side: '20.32' } },
    said: 'Multiply by',
    wrong: { fields: { Side: '-2' }, message: 'greater than 0' },
  },
  volume: {
    path: MULTI,
    part: PANEL,
    ask: { fields: { Amount: '2' }, press: 'Convert' },
    said: '480.00 ml',
    wrong: { fields: { Amount: '-1' }, press: 'Convert', message: 'Please enter a valid number' },
  },
  'recipe of the multi-calculator': {
    path: `${MULTI}?tab=recipe`,
    part: PANEL,
    ask: { fields: { 'Ingredient amount': '3' }, press: 'Calculate' },
    // From 4 to 6 servings.
    said: '4.5 units',
    wrong: {
      fields: { 'Ingredient amount': '' },
      press: 'Calculate',
      message: 'Please enter valid numbers',
    },
  },
  BMI: {
    path: `${MULTI}?tab=bmi`,
    part: PANEL,
    ask: { fields: { 'Height (cm)': '170', 'Weight (kg)': '65' }, press: 'Calculate' },
    said: '22.5 Normal weight',
    wrong: {
      fields: { 'Height (cm)': '0' },
      press: 'Calculate',
      message: 'Please enter valid height and weight',
    },
  },
  age: {
    path: `${MULTI}?tab=age`,
    part: PANEL,
    ask: { fields: { 'Birth date': '2000-02-29' }, press: 'Calculate' },
    said: /\d+ years \d+ days/,
    wrong: {
      fields: { 'Birth date': '9999-01-01' },
      press: 'Calculate',
      message: 'Please enter a valid birth date',
    },
  },
  Peso: spanish('peso', '0,00'),
  Temperatura: spanish('temperatura', '32,00 °F'),
  Volumen: spanish('volumen', '0,00'),
  Longitud: spanish('longitud', '0,00'),
  'party food': {
    path: COOKING,
    part: PANEL,
    ask: { fields: { 'Number of guests': '8' }, press: 'Calculate' },
    said: 'Food & Drinks for 8 Guests',
  },
  'cooking time': {
    path: `${COOKING}?tab=cooking-time`,
    part: PANEL,
    ask: { fields: { 'Weight (lbs)': '5' }, press: 'Calculate Time' },
    said: '1 hour 55 minutes',
    wrong: {
      fields: { 'Weight (lbs)': '0' },
      press: 'Calculate Time',
      message: 'Please enter a valid weight',
    },
  },
  leftovers: {
    path: `${COOKING}?tab=leftovers`,
    part: PANEL,
    ask: { fields: { 'Cooked on': '2025-05-20' }, press: 'Calculate Storage Time' },
    said: 'Safe until: Saturday, May 24 (4 days)',
    wrong: {
      fields: { 'Cooked on': '0001-01-01' },
      press: 'Calculate Storage Time',
      message: 'Please enter a valid date',
    },
  },
  'list of recipes': {
    path: '/recipes',
    part: 'main',
    ask: { fields: { 'Search recipes': 'zzz' } },
    said: '0 recipes',
  },
  'list of posts': {
    path: '/blog',
    part: 'main',
    ask: { fields: { 'Search the posts': 'zzz' } },
    said: 'No post matches this search.',
  },
  search: {
    path: '/faq',
    forgets: true,
    part: 'dialog[open]',
    before: (page) => page.keyboard.press('Control+k'),
    ask: { fields: { 'What are you looking for?': 'flour' } },
    said: /^\d+ results$/,
  },
  'servings of a recipe': {
    path: '/recipes/beef-stew',
    part: 'main',
    ask: { press: 'More servings' },
    said: 'Servings 7. Ingredients are scaled from 6 servings',
  },
  'more servings of a recipe': {
    path: '/recipes/beef-stew?servings=7',
    part: 'main',
    // The live region already has text, and each further step must change it.
    before: (page) => page.getByText('Servings 7').waitFor({ state: 'attached' }),
    ask: { press: 'More servings' },
    said: 'Servings 8. Ingredients are scaled from 6 servings',
  },
  'cook mode': {
    path: '/recipes/beef-stew?step=1',
    part: 'dialog[open]',
    ask: { press: 'Next' },
    said: 'Step 2 of 8',
  },
  'what was copied': {
    path: '/',
    forgets: true,
    part: 'body',
    ask: { act: (page) => page.locator('#converter').getByRole('button', { name: 'Copy' }).first().click() },
    said: /copied|copy/i,
  },
};
