import { converterFoods } from '@gramwise/engine/foods/listFoods.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Language } from '#catalogs/languages.ts';
import { messagesFor } from '#catalogs/messages.ts';
import { button, field, message } from '#tests/component/find.ts';
import { renderIn } from '#tests/component/renderIn.tsx';
import { servedFoods } from '#tests/component/served.ts';
import { KitchenSettings } from './KitchenSettings.tsx';

const open = (language: Language = 'en') =>
  renderIn(
    language,
    <KitchenSettings
      messages={messagesFor(language, 'kitchen', 'foodField')}
      foods={converterFoods(language)}
    />,
  );

const chosen = (label: string) => (field(label) as unknown as HTMLSelectElement).value;
const statusText = () => screen.getAllByRole('status')[0]?.textContent;
const rows = () =>
  [...document.querySelectorAll('table tr')].map((row) =>
    [...row.children].map(({ textContent }) => textContent?.replace(/\u00A0/g, ' ')),
  );
const stored = () => JSON.parse(localStorage.getItem('kitchen') ?? 'null');

describe('what a visitor cooks with', () => {
  test('starts with the defaults of the language', () => {
    const first = open();
    expect(['Where do you cook?', 'Cup', 'Tablespoon', 'Oven'].map(chosen)).toEqual([
      'us',
      'cups',
      'tablespoons',
      'fahrenheit',
    ]);
    expect(rows()).toEqual([
      ['1 cup', '236.6 ml = 16 tablespoons'],
      ['1 tablespoon', '14.8 ml = 3 teaspoons'],
      ['1 teaspoon', '4.9 ml'],
      ['A moderate oven', '350 °F'],
      ['A metric cup in a recipe', '1 cup + 1 tbsp'],
      ['Recipes open in', 'grams and US cups'],
    ]);
    expect(screen.queryByRole('button', { name: 'Start over' })).toBeNull();
    first.unmount();
    open('de');
    expect(['Wo kochen Sie?', 'Tasse', 'Esslöffel', 'Ofen'].map(chosen)).toEqual([
      'de',
      'none',
      'metric_tablespoon',
      'celsius',
    ]);
    expect(rows()[0]).toEqual(['1 Tasse', 'Sie wiegen']);
    // The usual one of a language stands first
    const [, ...menus] = screen.getAllByRole('combobox') as HTMLSelectElement[];
    expect(menus.slice(0, 3).map(({ options }) => options[0]?.value)).toEqual([
      'none',
      'metric_tablespoon',
      'celsius',
    ]);
    expect(stored()).toBeNull();
  });

  test('takes a country and keeps it, and a change by hand', async () => {
    const { user } = open();
    await user.selectOptions(field('Where do you cook?'), 'Australia');
    expect(['Cup', 'Tablespoon', 'Oven'].map(chosen)).toEqual([
      'metric_cup',
      'australian_tablespoon',
      'celsius',
    ]);
    expect(rows()[0]).toEqual(['1 cup', '250 ml = 12 1/2 tablespoons']);
    expect(statusText()).toBe('Kept on this device.');
    await user.selectOptions(field('Oven'), 'Gas Mark');
    await user.selectOptions(field('Cup'), 'No cup, I weigh');
    await user.click(field('Grams'));
    expect(stored()).toEqual({
      country: 'au',
      cup: null,
      tablespoon: 'australian_tablespoon',
      oven: 'gas-mark',
      measures: 'grams',
    });
    expect(rows().slice(3)).toEqual([
      ['A moderate oven', 'Gas Mark 4'],
      ['A US cup in a recipe', '237 ml'],
      ['A metric cup in a recipe', '250 ml'],
      ['Recipes open in', 'grams'],
    ]);
  });

  test('starts over, and keeps focus in place', async () => {
    const { user } = open();
    await user.selectOptions(field('Oven'), 'French thermostat');
    await user.click(button('Start over'));
    expect(chosen('Oven')).toBe('fahrenheit');
    expect(document.activeElement).toBe(field('Where do you cook?'));
    expect(stored()).toBeNull();
  });

  test('does not let the browser restore old choices over newer ones', () => {
    open();
    expect(field('Oven').closest('form')?.getAttribute('autocomplete')).toBe('off');
  });

  test('says so if nothing can be stored', async () => {
    vi.stubGlobal('localStorage', undefined);
    const { user, unmount } = open();
    await user.selectOptions(field('Oven'), 'Gas Mark');
    expect(statusText()).toContain('Your browser cannot store this');
    expect(chosen('Oven')).toBe('gas-mark');
    unmount();
    vi.unstubAllGlobals();
  });
});

describe('my cup', () => {
  const fetched = vi.fn(async (path: string) => servedFoods(path.includes('/de') ? 'de' : 'en'));
  beforeEach(() => vi.stubGlobal('fetch', fetched.mockClear()));
  afterEach(() => vi.unstubAllGlobals());

  const weight = (label: string | RegExp = 'Weight of one level cup (g)') => field(label);
  const listed = () =>
    within(document.querySelector('li')?.closest('ul') ?? document.createElement('ul'))
      .queryAllByRole('listitem')
      .map(({ textContent }) => textContent);
  /** Types in the field of foods and takes the first suggestion, by keyboard alone. */
  const choose = async (user: ReturnType<typeof open>['user'], typed: string, name: string) => {
    await user.click(field(/^(Ingredient|Zutat)$/));
    await user.keyboard(typed);
    await waitFor(() => expect(document.querySelector('[role=option]')?.textContent).toBe(name));
    await user.keyboard('{Enter}');
    expect(field(/^(Ingredient|Zutat)$/).value).toBe(name);
  };

  test('stores a weight beside the published one, and replaces it', async () => {
    const { user } = open();
    expect(screen.getByText('The table says 125 g for your cup of 236.6 ml.')).toBeTruthy();
    await user.type(weight(), '148');
    await user.click(button('Keep this weight'));
    expect(listed()).toEqual(['All-Purpose Flour148 g a cuptable: 125 g']);
    expect(screen.getByText('Kept: All-Purpose Flour, 148 g.')).toBeTruthy();
    expect(weight().value).toBe('');
    expect(fetched).not.toHaveBeenCalled();
    await choose(user, 'honey', 'Honey');
    await user.type(weight(), '340 1/2{Enter}');
    await choose(user, 'flour', 'All-Purpose Flour');
    await user.type(weight(), '140{Enter}');
    expect(listed()).toEqual(['All-Purpose Flour140 g a cuptable: 125 g', 'Honey341 g a cuptable: 339 g']);
    expect(stored()).toEqual({ cups: { honey: 340.5, flour: 140 } });
  });

  test('is kept for any food with a cup weight, and shown by its name later', async () => {
    const first = open('de');
    await choose(first.user, 'Ahornsirup', 'Ahornsirup');
    await first.user.type(weight(/^Gewicht/), '320{Enter}');
    expect(stored()).toEqual({ cups: { 'maple-syrup': 320 } });
    first.unmount();
    open('de');
    expect(listed()).toEqual([]);
    expect(screen.getByText('Wird geladen …')).toBeTruthy();
    await waitFor(() => expect(listed()).toHaveLength(1));
    expect(listed()[0]).toMatch(/^Ahornsirup320/);
  });

  test('offers the usual way to fill a cup alone: another one has no weight of its own', async () => {
    const { user } = open();
    await user.click(field('Ingredient'));
    await user.keyboard('almonds');
    await waitFor(() => expect(screen.getByRole('option', { name: 'Almonds' })).toBeTruthy());
    expect(screen.queryByRole('option', { name: /sliced/i })).toBeNull();
  });

  test('lists what was kept without a network, by its id', async () => {
    fetched.mockRejectedValueOnce(new TypeError('offline'));
    localStorage.setItem('kitchen', '{"cups":{"maple-syrup":320,"honey":330}}');
    open();
    await waitFor(() => expect(listed()).toEqual(['Honey330 g a cuptable: 339 g', 'maple-syrup320 g a cup']));
    expect(screen.getByText('The other ingredients could not be loaded.')).toBeTruthy();
  });

  test.each([
    ['', 'a number above 0, such as 125'],
    ['0', 'a number above 0'],
    ['-5', 'a number above 0'],
    ['a lot', 'a number above 0'],
    ['376', '376 g is more than three times the 125 g of the table'],
    ['41', '41 g is less than a third of the 125 g of the table'],
  ])('refuses %j and asks again', async (text, expected) => {
    const { user } = open();
    if (text) await user.type(weight(), text);
    await user.click(button('Keep this weight'));
    expect(message()).toContain(expected);
    expect(weight().getAttribute('aria-invalid')).toBe('true');
    expect(document.activeElement).toBe(weight());
    expect(listed()).toEqual([]);
    expect(stored()).toBeNull();
    await user.clear(weight());
    await user.type(weight(), '130{Enter}');
    expect(message()).toBeNull();
    expect(listed()).toHaveLength(1);
  });

  test('follows the size of the cup', async () => {
    const { user } = open();
    await user.type(weight(), '148{Enter}');
    await user.selectOptions(field('Cup'), 'Metric cup (250 ml)');
    expect(listed()).toEqual(['All-Purpose Flour156 g a cuptable: 132 g']);
    expect(screen.getByText('The table says 132 g for your cup of 250 ml.')).toBeTruthy();
  });

  test('removes a weight, and keeps focus in place', async () => {
    localStorage.setItem('kitchen', '{"cups":{"flour":140,"honey":330,"gone-food":99}}');
    const { user } = open();
    await waitFor(() =>
      expect(listed()).toEqual([
        'All-Purpose Flour140 g a cuptable: 125 g',
        'gone-food99 g a cup',
        'Honey330 g a cuptable: 339 g',
      ]),
    );
    await user.click(button('Remove gone-food'));
    await user.click(button('Remove All-Purpose Flour'));
    expect(listed()).toEqual(['Honey330 g a cuptable: 339 g']);
    expect(screen.getByText('Removed: All-Purpose Flour.')).toBeTruthy();
    expect(document.activeElement?.textContent).toBe('Your own figures');
    await user.click(button('Remove Honey'));
    expect(stored()).toBeNull();
  });
});
