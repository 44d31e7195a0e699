import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { PHONE, reload, visit } from './browser.ts';

const PATH = '/tools/cool-cooking-calculators';
const panel = (page: Page) => page.getByRole('tabpanel');
const result = (page: Page) => panel(page).getByRole('status');
const press = (page: Page, name: string) => panel(page).getByRole('button', { name, exact: true }).click();
const open = (page: Page, name: string) => page.getByRole('tab', { name }).click();
/** The result in one line, spaces made plain. */
const shown = async (page: Page) => (await result(page).innerText()).replace(/\s+/g, ' ');

describe('the party food planner', () => {
  test('shows the list when asked for, and keeps it until asked again', () =>
    visit(PATH, async (page) => {
      expect(await page.getByRole('heading', { name: /Food & Drinks/ }).count()).toBe(0);
      await press(page, 'Calculate');
      await result(page).getByRole('heading', { name: 'Food & Drinks for 10 Guests' }).waitFor();
      expect(await result(page).getByRole('heading', { level: 4 }).allInnerTexts()).toEqual([
        'Main Dishes',
        'Appetizers',
        'Desserts',
        'Drinks',
      ]);
      expect(await shown(page)).toMatch(/Meat 5 lb \(2\.27 kg\).*Cake 2 .*Non-Alcoholic 160 fl oz/);
      await panel(page).getByLabel('Number of guests').fill('20');
      await panel(page).getByLabel('Meal type').selectOption('brunch');
      await panel(page).getByLabel('Include Appetizers').uncheck();
      expect(await shown(page)).toContain('for 10 Guests');
      await press(page, 'Calculate');
      expect(await shown(page)).toMatch(/for 20 Guests.*Eggs 40.*Bacon 60 strips.*Bread 40 slices/);
      expect(await shown(page)).not.toContain('Appetizers');
    }));

  test('survives a reload, and Enter calculates too', () =>
    visit(PATH, async (page) => {
      await panel(page).getByLabel('Include Dessert').uncheck();
      await panel(page).getByLabel('Number of guests').fill('7');
      await panel(page).getByLabel('Number of guests').press('Enter');
      await reload(page);
      await expect.poll(() => shown(page)).toContain('Food & Drinks for 7 Guests');
      expect(await shown(page)).not.toContain('Desserts');
      expect(await panel(page).getByLabel('Include Dessert').isChecked()).toBe(false);
    }));

  test('has no result and no error for a count that is none', () =>
    visit(`${PATH}?guests=5`, async (page) => {
      await expect.poll(() => shown(page)).toContain('for 5 Guests');
      await panel(page).getByLabel('Number of guests').fill('2.5');
      await press(page, 'Calculate');
      expect(await shown(page)).toBe('');
    }));

  test('copies and prints the list', () =>
    visit(
      PATH,
      async (page) => {
        await press(page, 'Calculate');
        await press(page, 'Copy the list');
        expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('- Meat: 5 lb (2.27 kg)');
        await page.evaluate(() => {
          window.print = () => document.documentElement.setAttribute('data-printed', '');
        });
        await press(page, 'Print the list');
        expect(await page.locator('html[data-printed]').count()).toBe(1);
        await page.emulateMedia({ media: 'print' });
        expect(await result(page).isVisible()).toBe(true);
        expect(await panel(page).getByLabel('Number of guests').isVisible()).toBe(false);
        expect(await page.getByText('Hosting tips').isVisible()).toBe(false);
      },
      { permissions: ['clipboard-read', 'clipboard-write'] },
    ));
});

describe('the cooking time', () => {
  test('waits for values, refuses a bad weight, and answers in hours and minutes', () =>
    visit(`${PATH}?tab=cooking-time`, async (page) => {
      await expect.poll(() => panel(page).innerText()).toContain('Enter values to calculate');
      await press(page, 'Calculate Time');
      expect(await panel(page).getByRole('alert').innerText()).toBe('Please enter a valid weight');
      await panel(page).getByLabel('Weight (lbs)').fill('5');
      await press(page, 'Calculate Time');
      expect(await shown(page)).toBe('1 hour 55 minutes');
      await panel(page).getByLabel('Protein').selectOption('fish');
      await panel(page).getByLabel('Cooking method').selectOption('slow-cook');
      expect(await shown(page)).toBe('1 hour 55 minutes');
      await press(page, 'Calculate Time');
      expect(await shown(page)).toBe('2 hours 40 minutes');
      await reload(page);
      await expect.poll(() => shown(page)).toBe('2 hours 40 minutes');
    }));

  test('takes kilograms, and says where a chart counts more', () =>
    visit(`${PATH}?tab=cooking-time`, async (page) => {
      await panel(page).getByLabel('Protein').selectOption('beef');
      await panel(page).getByLabel('Unit').selectOption('kg');
      await panel(page).getByLabel('Weight (kg)').fill('2');
      await press(page, 'Calculate Time');
      // 2 kg = 4.409 lb; 4.409 x 15 + 10 = 76
      expect(await shown(page)).toBe('1 hour 16 minutes');
      const text = await panel(page).innerText();
      expect(text).toContain('Most beef roasts take longer');
      expect(text).toContain('145°F (63°C)');
      expect(text).toContain('1 h 41 min to 1 h 50 min for your weight');
    }));

  test('has the table of safe temperatures', () =>
    visit(`${PATH}?tab=cooking-time`, async (page) => {
      const lines = panel(page).locator('tbody tr');
      await expect.poll(() => lines.count()).toBe(4);
      const rows = await lines.allInnerTexts();
      expect(rows[0]).toMatch(/Poultry\s+165°F \/ 74°C/);
      expect(rows[2]).toMatch(/145°F \/ 63°C\s+3 minutes/);
    }));
});

describe('the leftovers', () => {
  // The same food at an instant that is another day elsewhere; ends of months, of years and of summer time.
  test.each([
    ['Pacific/Kiritimati', '2025-05-20T12:00:00Z', '2025-05-21', 'Sunday, May 25'],
    ['Pacific/Honolulu', '2025-05-21T05:00:00Z', '2025-05-20', 'Saturday, May 24'],
    ['America/New_York', '2025-11-02T03:30:00Z', '2025-11-01', 'Wednesday, November 5'],
    ['Europe/Berlin', '2025-12-30T23:30:00Z', '2025-12-31', 'Sunday, January 4'],
    ['Australia/Lord_Howe', '2024-02-26T13:30:00Z', '2024-02-27', 'Saturday, March 2'],
  ])('in %s at %s it is %s', (timezoneId, now, today, until) =>
    visit(
      `${PATH}?tab=leftovers`,
      async (page) => {
        await expect.poll(() => panel(page).getByLabel('Cooked on').inputValue()).toBe(today);
        await press(page, 'Calculate Storage Time');
        expect(await shown(page)).toBe(`Safe until: ${until} (4 days)`);
        await expect.poll(() => new URL(page.url()).searchParams.get('cooked')).toBe(today);
      },
      { timezoneId, before: (page) => page.clock.setFixedTime(new Date(now)) },
    ),
  );

  test('counts from the day of cooking, and from today where the field is empty', () =>
    visit(
      PATH,
      async (page) => {
        await open(page, 'Leftovers Storage');
        await panel(page).getByLabel('Food type').selectOption('vegetables');
        await panel(page).getByLabel('Storage method').selectOption('freezer');
        await panel(page).getByLabel('Cooked on').fill('2025-05-18');
        await press(page, 'Calculate Storage Time');
        expect(await shown(page)).toBe('Safe until: Tuesday, January 13 (240 days)');
        expect(await panel(page).innerText()).toContain('the USDA FoodKeeper gives about 60 days at most');
        await panel(page).getByLabel('Cooked on').fill('');
        await panel(page).getByLabel('Storage method').selectOption('fridge');
        await press(page, 'Calculate Storage Time');
        expect(await shown(page)).toBe('Safe until: Sunday, May 25 (5 days)');
        await panel(page).getByLabel('Cooked on').fill('2025-05-01');
        await press(page, 'Calculate Storage Time');
        expect(await panel(page).innerText()).toContain('Throw the food out');
        await panel(page).getByLabel('Cooked on').fill('0001-01-01');
        await press(page, 'Calculate Storage Time');
        expect(await panel(page).getByRole('alert').innerText()).toBe('Please enter a valid date');
      },
      { before: (page) => page.clock.setFixedTime(new Date('2025-05-20T12:00:00Z')), timezoneId: 'UTC' },
    ));

  test('says the stricter advice for rice, and gives a reminder to keep', () =>
    visit(
      `${PATH}?tab=leftovers&food=rice&storage=fridge&cooked=2025-05-20`,
      async (page) => {
        await expect.poll(() => shown(page)).toBe('Safe until: Saturday, May 24 (4 days)');
        expect(await panel(page).innerText()).toContain('the UK Food Standards Agency gives 1 day at most');
        const [download] = await Promise.all([
          page.waitForEvent('download'),
          press(page, 'Add to calendar (.ics)'),
        ]);
        expect(download.suggestedFilename()).toBe('leftovers-2025-05-24.ics');
        const text = await readFile(await download.path(), 'utf8');
        expect(text).toMatch(/^BEGIN:VCALENDAR\r\n/);
        expect(text).toContain('DTSTART;VALUE=DATE:20250524\r\n');
      },
      { before: (page) => page.clock.setFixedTime(new Date('2025-05-20T12:00:00Z')) },
    ));

  test.each([
    ['/de', 'Haltbar bis Samstag, 24. Mai (4 Tage)'],
    ['/fr', 'À consommer jusqu’au samedi 24 mai (4 jours)'],
  ])('speaks the language of %s', (prefix, text) =>
    visit(`${prefix}${PATH}?tab=leftovers&food=rice&cooked=2025-05-20`, async (page) => {
      await expect.poll(() => shown(page)).toBe(text);
    }),
  );
});

describe('the three together', () => {
  test('are tabs for the keyboard, remembered in the address', () =>
    visit(
      PATH,
      async (page) => {
        await page.getByRole('tab', { name: 'Party Food Planner' }).focus();
        await page.keyboard.press('ArrowRight');
        await page.keyboard.press('ArrowRight');
        expect(await page.getByRole('tab', { selected: true }).innerText()).toBe('Leftovers Storage');
        expect(await page.getByRole('tabpanel').count()).toBe(1);
        await reload(page);
        await expect
          .poll(() => page.getByRole('tab', { selected: true }).innerText())
          .toBe('Leftovers Storage');
      },
      PHONE,
    ));

  test('lead on to the other tools', () =>
    visit(PATH, async (page) => {
      for (const to of ['/tools/multi-calculator', '/tools/convertidor', '/conversions/length'])
        expect(await page.locator(`main a[href="${to}"]`).count()).toBe(1);
    }));
});
