import { expect, test } from 'vitest';
import { messagesFor } from '#catalogs/messages.ts';
import { memoryRecipes } from '#tests/component/memoryRecipes.ts';
import { keepAll } from './keepAll.ts';

const words = { language: 'en', messages: messagesFor('en', 'reader').reader.kept } as const;

test('keeps each text once, and none that is kept already', async () => {
  const rice = { title: 'Rice', text: '2 cups rice', settings: '?scale=2', kept: '2026-11-01T12:00:00.000Z' };
  const { store, rows } = memoryRecipes([rice]);
  const said = await keepAll(
    [
      { title: 'Rice again', text: '2 cups rice' },
      { title: '', text: '3 eggs\nBoil.' },
      { title: 'Eggs', text: '3 eggs\nBoil.' },
    ],
    words,
    store,
  );
  expect(said).toBe('1 recipe added. 2 were there already. They are under My recipes below.');
  expect(rows()).toEqual([
    { ...rice, id: 1 },
    { id: 2, title: '3 eggs', text: '3 eggs\nBoil.', settings: '', kept: expect.any(String) },
  ]);
});

test('says why nothing was kept', async () => {
  const { store, rows, fail } = memoryRecipes();
  fail('full');
  expect(await keepAll([{ title: 'A', text: 'a' }], words, store)).toBe(words.messages.errors.full);
  fail(null);
  expect(rows()).toEqual([]);
});
