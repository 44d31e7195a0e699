import { afterEach, expect, test, vi } from 'vitest';
import { messagesFor } from '#catalogs/messages.ts';
import { button, message } from '../../../tests/component/find.ts';
import { memoryRecipes } from '../../../tests/component/memoryRecipes.ts';
import { openAt, renderIn } from '../../../tests/component/renderIn.tsx';
import { KeepRecipe } from './KeepRecipe.tsx';
import { storeRecipe } from './storeRecipe.ts';

const TEXT = 'Rice\n2 cups rice';

function open(title: string | null = 'Rice', text = TEXT) {
  const recipes = memoryRecipes();
  const load = vi.fn(async () => ({
    storeRecipe: (recipe: Parameters<typeof storeRecipe>[0]) => storeRecipe(recipe, recipes.store),
  }));
  const messages = messagesFor('en', 'reader').reader.kept;
  const view = renderIn(
    'en',
    <KeepRecipe
      messages={messages}
      title={title}
      text={text}
      settings={() => window.location.search}
      load={load}
    />,
  );
  return { ...view, ...recipes, load };
}

afterEach(() => vi.useRealTimers());

test('keeps the text as it was pasted, its title, its settings and the time', async () => {
  vi.setSystemTime('2026-11-23T10:00:00Z');
  openAt('/?measures=us&scale=2');
  const { user, rows } = open();
  await user.click(button('Keep this recipe'));
  await expect.poll(rows).toEqual([
    {
      id: 1,
      title: 'Rice',
      text: TEXT,
      settings: '?measures=us&scale=2',
      kept: '2026-11-23T10:00:00.000Z',
    },
  ]);
  expect(message()).toBeNull();
});

test('keeps it once, with the latest settings', async () => {
  const { user, rows } = open();
  await user.click(button('Keep this recipe'));
  await expect.poll(rows).toHaveLength(1);
  openAt('/?scale=3');
  await user.click(button('Keep this recipe'));
  await expect.poll(() => rows().map(({ settings }) => settings)).toEqual(['?scale=3']);
});

test('is named after its first line if it has no title', async () => {
  const { user, rows } = open(null, '\n2 cups rice\n1 egg');
  await user.click(button('Keep this recipe'));
  await expect.poll(() => rows()[0]?.title).toBe('2 cups rice');
});

test('says why a recipe cannot be kept, and tries again when asked', async () => {
  const { user, rows, fail } = open();
  fail('full');
  await user.click(button('Keep this recipe'));
  await expect.poll(message).toContain('There is no room left');
  fail('refused');
  await user.click(button('Keep this recipe'));
  await expect.poll(message).toContain('does not let the site keep recipes');
  fail(null);
  await user.click(button('Keep this recipe'));
  await expect.poll(message).toBeNull();
  expect(rows()).toHaveLength(1);
});

test('says so when its code cannot be loaded', async () => {
  const { user, load } = open();
  load.mockRejectedValueOnce(new Error('offline'));
  await user.click(button('Keep this recipe'));
  await expect.poll(message).toContain('That did not work.');
});
