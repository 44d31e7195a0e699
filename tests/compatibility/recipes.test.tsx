/** Recipes that 1d35f89 put into links, kept and saved must open with the text and the settings of then. */
import { screen } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { readPageFromHash } from '#browser/sharing/pageHash.ts';
import { packText, unpackText } from '#browser/sharing/sharedText.ts';
import { messagesFor } from '#catalogs/messages.ts';
import { KeptRecipes } from '#features/keptRecipes/KeptRecipes.tsx';
import { parseRecipesFile, serializeRecipes } from '#features/keptRecipes/recipesFile.ts';
import { findPastedRecipe } from '#features/recipeReader/reading/markup.ts';
import { memoryRecipes } from '#tests/component/memoryRecipes.ts';
import { openReader, serveAllFoods } from '#tests/component/openReader.tsx';
import { renderIn } from '#tests/component/renderIn.tsx';
import { OPENERS } from './openers.ts';
import { FROM_BOOKMARK, KEPT, KEPT_OPENS, SAVED_FILE, SHARED } from './recipes.ts';
import { TOOLS } from './urls.ts';

serveAllFoods();

const lines = (text = '') => text.split(/\r?\n/);

describe.each(SHARED)('the link $link', ({ language, link, text, opens }) => {
  const { pathname, search, hash } = new URL(link, 'https://site.example');

  test('holds its text and settings, and so does a link made today', async () => {
    expect(await unpackText(hash)).toBe(text);
    expect(await unpackText((await packText(text)) ?? '')).toBe(text);
    expect(OPENERS.reader(search, language).opens).toEqual({ ...TOOLS.reader.start, ...opens });
  });

  test('opens in the tool', async () => {
    openReader(pathname + search + hash, language);
    await expect.poll(() => lines(document.querySelector('textarea')?.value)).toEqual(lines(text));
  });
});

test('the bookmark brings a recipe', () => {
  const { hash } = new URL(FROM_BOOKMARK.link, 'https://site.example');
  const found = findPastedRecipe(readPageFromHash(hash) ?? '', 'en');
  expect(lines(found)).toEqual(expect.arrayContaining([...FROM_BOOKMARK.lines]));
});

describe('kept recipes', () => {
  const messages = messagesFor('en', 'reader').reader.kept;

  test.each(KEPT)('$title opens with its text and settings', async (recipe) => {
    const rows = KEPT.map(({ id: _, ...row }) => row);
    const opened = vi.fn();
    const { store } = memoryRecipes(rows);
    const { user } = renderIn('en', <KeptRecipes messages={messages} onOpen={opened} store={store} />);
    await user.click(await screen.findByRole('button', { name: recipe.title }));
    const { text, settings } = opened.mock.calls[0]?.[0] ?? {};
    expect(text).toBe(recipe.text);
    expect(OPENERS.reader(settings, 'en').opens).toEqual({
      ...TOOLS.reader.start,
      ...KEPT_OPENS[recipe.id],
    });
  });

  test('come back from a file', () => {
    const now = '2026-07-01T00:00:00.000Z';
    const recipes = KEPT.slice(0, 2).map(({ id: _, ...recipe }) => recipe);
    const read = parseRecipesFile(SAVED_FILE, now);
    expect(read).toEqual({ ok: true, value: { recipes, unread: 0 } });
    expect(parseRecipesFile(serializeRecipes(KEPT.slice(0, 2)), now)).toEqual(read);
  });
});
