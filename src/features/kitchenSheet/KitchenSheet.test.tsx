import { converterFoods } from '@gramwise/engine/foods/listFoods.ts';
import { measuredFoods } from '@gramwise/engine/tests/foods/measuredFoods.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Language } from '#catalogs/languages.ts';
import { sheetMessages } from '#pages/_kitchenSheet/sheetMessages.ts';
import { button, field } from '#tests/component/find.ts';
import { openAt, query, renderIn } from '#tests/component/renderIn.tsx';
import { servedFoods } from '#tests/component/served.ts';
import { KitchenSheet } from './KitchenSheet.tsx';
import { MAX_FOODS } from './sheet.ts';

const open = (language: Language = 'en') =>
  renderIn(language, <KitchenSheet messages={sheetMessages(language)} foods={converterFoods(language)} />);

const plain = (text: string | null | undefined) => text?.replace(/[\u00a0\u202f]/g, ' ');
const paper = () => document.querySelector('[data-paper]') as HTMLElement;
const table = () => paper().querySelector('table') as HTMLElement;
const heads = () => [...table().querySelectorAll('thead th')].map(({ textContent }) => plain(textContent));
const names = () => [...table().querySelectorAll('tbody th')].map(({ textContent }) => plain(textContent));
const row = (name: string) =>
  [...table().querySelectorAll('tbody tr')]
    .map((tr) => [...tr.children].map(({ textContent }) => plain(textContent)))
    .find(([first]) => first === name);
const statusText = () => document.querySelector('output')?.textContent;
const add = () => field(/^(Add an ingredient|Zutat hinzufügen)$/);

beforeEach(() => {
  vi.stubGlobal('fetch', async (path: string) => servedFoods(path.includes('/de') ? 'de' : 'en'));
});
afterEach(() => vi.unstubAllGlobals());

test('starts with the usual foods, four columns and the paper of the country', () => {
  open();
  expect(names()).toHaveLength(15);
  expect(heads()).toEqual(['Ingredient', '1 cup', '1/2 cup', '1 tbsp', '1 tsp']);
  expect(row('Spooned all-purpose flour')).toEqual(['Spooned all-purpose flour', '125', '63', '7.8', '2.6']);
  expect(plain(paper().textContent)).toContain('1 cup = 237 ml');
  expect(paper().dataset['paper']).toBe('letter');
  expect(screen.queryByRole('button', { name: 'Start over' })).toBeNull();
});

test('is on A4 in Germany, with spoons and a jug', () => {
  open('de');
  expect(paper().dataset['paper']).toBe('a4');
  expect(heads()).toEqual(['Zutat', '1 EL', '1 TL', '100 ml']);
  // No column has it, but the table of measures below.
  expect(plain(paper().textContent)).toContain('1 US-Tasse = 237 ml');
  // 125 g a US cup of 236.59 ml: 7.9 g in 15 ml, 2.6 g in 5 ml, 53 g in 100 ml.
  expect(row('Weizenmehl, eingelöffelt')?.slice(1)).toEqual(['7,9', '2,6', '53']);
});

describe('foods', () => {
  test('are added from the full list, and the sheet stays in the URL', async () => {
    const { user } = open();
    await user.type(add(), 'maple syrup');
    await waitFor(() => expect(screen.getByRole('option', { name: 'Maple syrup' })).toBeTruthy());
    await user.keyboard('{Enter}');
    expect(statusText()).toBe('Added: Maple syrup.');
    expect(names().at(-1)).toBe('Maple syrup');
    expect(add().value).toBe('');
    await expect.poll(query).toMatch(/^\?foods=water,.*,oats,maple-syrup$/);
  });

  test('are on the sheet once', async () => {
    const { user } = open();
    await user.type(add(), 'honey{Enter}');
    expect(statusText()).toBe('Honey is already on the sheet.');
    expect(names()).toHaveLength(15);
  });

  test('are removed, and focus stays in the list', async () => {
    const { user } = open();
    await user.click(button('Remove Water'));
    expect(names()).toHaveLength(14);
    expect(statusText()).toBe('Removed: Water.');
    expect(document.activeElement?.textContent).toContain('14 of 24');
    await user.click(button('Start over'));
    expect(names()).toHaveLength(15);
    await expect.poll(query).toBe('');
  });

  test('may all be removed', async () => {
    openAt('?foods=honey');
    const { user } = open();
    await waitFor(() => expect(names()).toEqual(['Honey']));
    await user.click(button('Remove Honey'));
    expect(paper().textContent).toContain('Nothing chosen yet');
    await expect.poll(query).toBe('?foods=-');
  });

  test('are limited in number', async () => {
    const ids = measuredFoods('en').map(({ id }) => id);
    openAt(`?foods=${ids.slice(1, MAX_FOODS + 1)}`);
    const { user } = open();
    await waitFor(() => expect(names()).toHaveLength(MAX_FOODS));
    await user.type(add(), 'water{Enter}');
    expect(statusText()).toBe('The sheet is full: 24 ingredients fit on it. Remove one to add another.');
    expect(names()).toHaveLength(MAX_FOODS);
  });

  test('are measured in the chosen way', async () => {
    const { user } = open();
    await user.selectOptions(field('How All-Purpose Flour is measured'), 'scooped');
    expect(row('Scooped all-purpose flour')?.[1]).toBe('142');
    await expect.poll(query).toContain('flour~scooped');
    await user.selectOptions(field('How All-Purpose Flour is measured'), 'spooned');
    await expect.poll(query).toBe('');
  });

  test('in a URL that fail to load can be retried', async () => {
    const fetch = vi.fn(async () => new Response('', { status: 500 }));
    vi.stubGlobal('fetch', fetch);
    openAt('?foods=honey,maple-syrup');
    const { user } = open();
    await waitFor(() => expect(screen.getByRole('alert').textContent).toContain('could not be loaded'));
    expect(names()).toEqual(['Honey']);
    fetch.mockImplementation(async () => servedFoods('en'));
    await user.click(within(screen.getByRole('alert')).getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(names()).toEqual(['Honey', 'Maple syrup']));
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

test('columns, parts and paper can be chosen', async () => {
  const { user } = open();
  await user.click(field(/1\/2/));
  await user.click(field(/^100.g/));
  expect(heads()).toEqual(['Ingredient', '1 cup', '1 tbsp', '1 tsp', '100 g in measures']);
  expect(row('Spooned all-purpose flour')?.at(-1)).toBe('3/4 cup + 2 tsp');
  expect(screen.getByRole('heading', { name: 'Oven temperatures' })).toBeTruthy();
  await user.click(screen.getByRole('checkbox', { name: 'Oven temperatures' }));
  expect(screen.queryByRole('heading', { name: 'Oven temperatures' })).toBeNull();
  await user.click(field('A4'));
  expect(paper().dataset['paper']).toBe('a4');
  await expect.poll(query).toBe('?units=cup,tbsp,tsp,100g&parts=measures&paper=a4');
  for (const id of [/^1.cup/, /^1.tbsp/, /^1.tsp/, /^100.g/]) await user.click(field(id));
  expect(paper().textContent).toContain('No column chosen yet');
});

test("uses the kitchen's cup and spoons, and the visitor's own weights", () => {
  const kitchen = { country: 'au', cups: { flour: 150 } };
  localStorage.setItem('kitchen', JSON.stringify(kitchen));
  open();
  expect(plain(paper().textContent)).toContain('1 metric cup = 250 ml1 tbsp = 20 ml');
  expect(row('Spooned all-purpose flour *')?.[1]).toBe('150');
  // 237 g of water in a US cup.
  expect(row('Water')?.[1]).toBe('250');
  expect(paper().textContent).toContain('* your own figure');
  expect(paper().dataset['paper']).toBe('a4');
});

test('prints', async () => {
  const print = vi.fn();
  vi.stubGlobal('print', print);
  const { user } = open();
  await user.click(button('Print'));
  await expect.poll(() => print.mock.calls.length).toBe(1);
  expect(document.querySelector('[data-print-code] path')).not.toBeNull();
});
