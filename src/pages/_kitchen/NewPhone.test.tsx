import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { messagesFor } from '#catalogs/messages.ts';
import { button, field, message } from '#tests/component/find.ts';
import { memoryRecipes } from '#tests/component/memoryRecipes.ts';
import { renderIn } from '#tests/component/renderIn.tsx';
import { importRecipes, readBackup, saveBackup } from './backup.ts';
import { NewPhone } from './NewPhone.tsx';

const RICE = { title: 'Rice', text: '2 cups rice', settings: '', kept: '2026-01-02T03:04:05.000Z' };
const SOUP = { ...RICE, title: 'Soup', text: '1 l water' };
const US = { country: 'us', cup: 'cups', tablespoon: 'tablespoons', oven: 'fahrenheit', measures: 'cups' };

function open(kitchen: object | null = null, first: Parameters<typeof memoryRecipes>[0] = []) {
  if (kitchen) localStorage.setItem('kitchen', JSON.stringify(kitchen));
  const recipes = memoryRecipes(first);
  const load = vi.fn(async () => ({
    readBackup,
    saveBackup: (mine: Parameters<typeof saveBackup>[0]) => saveBackup(mine, recipes.store),
    importRecipes: (backup: Parameters<typeof importRecipes>[0]) => importRecipes(backup, recipes.store),
  }));
  const messages = messagesFor('en', 'kitchen').kitchen.newPhone;
  return { ...renderIn('en', <NewPhone messages={messages} load={load} />), ...recipes, load };
}

const status = () => screen.getByRole('status').textContent;
const stored = () => JSON.parse(localStorage.getItem('kitchen') ?? 'null');
const titles = (rows: readonly { title: string }[]) => rows.map(({ title }) => title).sort();
const backup = (part: object) =>
  new File(
    [JSON.stringify({ format: 'gramwise', version: 1, kitchen: {}, recipes: [], ...part })],
    'all.json',
    {
      type: 'application/json',
    },
  );

beforeEach(() => localStorage.clear());
afterEach(() => vi.restoreAllMocks());

test('a file carries everything to another device', async () => {
  const saved: Blob[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    saved.push(blob as Blob);
    return 'blob:test';
  });
  const names: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    names.push(this.download);
  });
  const kitchen = { ...US, oven: 'fan', cups: { flour: 140, honey: 330 } };
  const first = open(kitchen, [RICE, SOUP]);
  await first.user.click(button('Save everything to a file'));
  await expect.poll(status).toBe('Saved: your kitchen, 2 weights of your own, 2 recipes.');
  expect(names).toEqual([expect.stringMatching(/^gramwise-\d{4}-\d\d-\d\d\.json$/)]);
  const text = (await saved[0]?.text()) ?? '';
  first.unmount();
  localStorage.clear();

  const { user, rows } = open(null, [RICE]);
  await user.upload(field('Open such a file'), new File([text], 'all.json', { type: 'application/json' }));
  await expect.poll(status).toBe('Taken from the file: your kitchen, 2 weights of your own, 1 recipe.');
  expect(stored()).toEqual(kitchen);
  expect(titles(rows())).toEqual(['Rice', 'Soup']);
  await user.upload(field('Open such a file'), new File([text], 'all.json', { type: 'application/json' }));
  await expect.poll(status).toBe('Everything in this file is here already.');
});

test.each([
  [
    'What the file says',
    { ...US, oven: 'celsius', cups: { flour: 130, honey: 330 } },
    'your kitchen, 2 weights of your own, 1 recipe',
  ],
  ['What this device has', { ...US, cups: { flour: 140, honey: 330 } }, '1 weight of your own, 1 recipe'],
])('what differs is asked about: %s', async (answer, kitchen, taken) => {
  const before = { ...US, cups: { flour: 140 } };
  const { user, rows } = open(before);
  const other = { ...US, oven: 'celsius', cups: { flour: 130, honey: 330 } };
  await user.upload(field('Open such a file'), backup({ kitchen: other, recipes: [SOUP] }));
  const group = await screen.findByRole('group', {
    name: 'The file has another kitchen than this device. 1 weight of your own is different in the file. Which should count? Everything else in the file is added either way.',
  });
  expect(stored()).toEqual(before);
  expect(rows()).toEqual([]);
  await user.click(within(group).getByRole('button', { name: answer }));
  await expect.poll(status).toBe(`Taken from the file: ${taken}.`);
  expect(stored()).toEqual(kitchen);
  expect(titles(rows())).toEqual(['Soup']);
  expect(screen.queryByRole('group')).toBeNull();
});

test('the question may be left', async () => {
  const before = { ...US, cups: { flour: 140 } };
  const { user, rows } = open(before);
  await user.upload(field('Open such a file'), backup({ kitchen: { ...US, cup: null }, recipes: [SOUP] }));
  await user.click(await screen.findByRole('button', { name: 'Change nothing' }));
  expect(status()).toBe('Nothing was changed.');
  expect([stored(), rows()]).toEqual([before, []]);
});

test.each<[File, RegExp]>([
  [new File(['{"photos": []}'], 'a.json', { type: 'application/json' }), /^This file was not saved here/],
  [new File(['\u0000'], 'a.json', { type: 'application/json' }), /^This file was not saved here/],
  [backup({ version: 2 }), /^A newer version of this site wrote this file/],
])('another file changes nothing and says so', async (given, said) => {
  const { user, rows } = open(US);
  await user.upload(field('Open such a file'), given);
  await expect.poll(message).toMatch(said);
  expect([stored(), rows()]).toEqual([US, []]);
});

test('a store that fails changes nothing, and entries that are no recipes are counted', async () => {
  const { user, fail } = open();
  fail('full');
  await user.upload(field('Open such a file'), backup({ kitchen: US, recipes: [SOUP] }));
  await expect.poll(message).toContain('There is no room left');
  expect(stored()).toBeNull();
  fail(null);
  await user.upload(field('Open such a file'), backup({ kitchen: US, recipes: [SOUP, 5] }));
  await expect
    .poll(status)
    .toBe('Taken from the file: your kitchen, 1 recipe. 1 entry in it was not a recipe.');
});

test('says so when its code cannot be loaded', async () => {
  const { user, load } = open();
  load.mockRejectedValueOnce(new Error('offline'));
  await user.click(button('Save everything to a file'));
  await expect.poll(message).toContain('That did not work.');
});
