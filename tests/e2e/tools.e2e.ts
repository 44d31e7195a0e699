import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { PANEL, reload, visit } from './browser.ts';
import { wakeIslands } from './islands.ts';

/** One use of a tool: what is typed into which field of its part of the page, and which button is pressed. */
interface Use {
  fields?: Record<string, string>;
  press?: string;
  /** What is done where there is no field. */
  act?: (page: Page) => Promise<unknown>;
}

interface Tool {
  path: string;
  /** The part of the page that holds the tool. */
  part: string;
  /** Leads to the state in which nothing is announced yet. */
  before?: (page: Page) => Promise<unknown>;
  ask: Use;
  said: string | RegExp;
  /** Leads to a message in place of the result. */
  wrong?: Use & { message: string };
  /** The address does not hold what was asked. */
  forgets?: boolean;
}

const COOKING = '/tools/cool-cooking-calculators';
const MULTI = '/tools/multi-calculator';
const SPANISH = '/tools/convertidor';

const spanish = (tab: string, said: string): Tool => ({
  path: `${SPANISH}?tab=${tab}`,
  part: PANEL,
  ask: { fields: { Valor: '0' }, press: 'Convertir' },
  said,
  wrong: { fields: { Valor: 'x' }, press: 'Convertir', message: 'Introduzca un número válido' },
});

const TOOLS: Record<string, Tool> = {
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
    // The region already holds a text: each further step must say something new.
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

/** Where a tool announces its result: the first live region of its part that is not inside another. */
const REGION = {
  body: '[aria-live]',
  'dialog[open]': ':is([role=status], [aria-live])',
} as Record<string, string>;

test.each(Object.entries(TOOLS))('%s: announces its result, and an address brings it back', (_, tool) =>
  visit(tool.path, async (page) => {
    const { before, ask, said, wrong, forgets } = tool;
    await wakeIslands(page);
    await before?.(page);
    const part = page.locator(tool.part);
    const region = part.locator(REGION[tool.part] ?? ':is(output, [role=status])');
    await region.first().waitFor({ state: 'attached' });
    expect(await region.count(), 'one live region').toBe(1);
    const place = await region.elementHandle();
    const shown = () => place?.evaluate((element) => element.isConnected && element.textContent);
    const use = async ({ fields = {}, press, act }: Use) => {
      for (const [label, text] of Object.entries(fields)) await part.getByLabel(label).fill(text);
      if (press) await part.getByRole('button', { name: press, exact: true }).click();
      await act?.(page);
    };

    // A screen reader misses the first text of a region that was hidden or missing until then.
    const exposed = await place?.evaluate((element) => element.checkVisibility({ visibilityProperty: true }));
    expect(exposed, 'in the accessibility tree').toBe(true);
    const earlier = await shown();
    await use(ask);
    await expect.poll(shown).toMatch(said);
    expect(await shown()).not.toBe(earlier);
    if (wrong) {
      await use(wrong);
      await expect
        .poll(() => part.getByRole('alert').allInnerTexts())
        .toEqual([expect.stringContaining(wrong.message)]);
      expect(await shown(), 'no result beside the message').toBe('');
      await use(ask);
      await expect.poll(shown).toMatch(said);
      expect(await part.getByRole('alert').count()).toBe(0);
    }
    if (forgets) return;
    await reload(page);
    await wakeIslands(page);
    await expect.poll(() => region.first().textContent()).toMatch(said);
    for (const [label, text] of Object.entries(ask.fields ?? {}))
      expect(await part.getByLabel(label).inputValue()).toBe(text);
  }),
);

/** One instant on the evening before and on the morning of a birthday, as clocks around the world show it. */
test.each([
  ['America/New_York', '23 years', '8765 days'],
  ['Pacific/Kiritimati', '24 years', '8766 days'],
])('age by the calendar of %s', (timezoneId, years, days) =>
  visit(
    `${MULTI}?tab=age&birth=2000-02-29`,
    async (page) => {
      await expect.poll(() => page.locator(`${PANEL} output`).textContent()).toBe(`${years} ${days}`);
    },
    { timezoneId, before: (page) => page.clock.setFixedTime('2024-02-29T02:00:00Z') },
  ),
);
