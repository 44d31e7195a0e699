import { fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Language } from '#catalogs/languages.ts';
import { messagesFor } from '#catalogs/messages.ts';
import { BAD_INPUT } from '../../../tests/badInput.ts';
import { leaked } from '../../../tests/calm.ts';
import { button, field, message } from '../../../tests/component/find.ts';
import { memoryRecipes } from '../../../tests/component/memoryRecipes.ts';
import { renderIn } from '../../../tests/component/renderIn.tsx';
import { KeptRecipes } from './KeptRecipes.tsx';
import type { NewRecipe } from './keptRecipe.ts';

const recipe = (title: string, day: number): NewRecipe => ({
  title,
  text: `${title}\n${day} cups flour`,
  settings: '?scale=2',
  kept: `2026-11-0${day}T12:00:00.000Z`,
});
const THREE = [recipe('Crêpes', 1), recipe('Banana Bread', 3), recipe('Rice Pudding', 2)];
const FIVE = [...THREE, recipe('Soup', 4), recipe('Toast', 5)];

function open(first: readonly NewRecipe[], language: Language = 'en') {
  const recipes = memoryRecipes(first);
  const opened = vi.fn();
  const messages = messagesFor(language, 'reader').reader.kept;
  const view = renderIn(language, <KeptRecipes messages={messages} onOpen={opened} store={recipes.store} />);
  return { ...view, ...recipes, opened };
}

const rows = () => screen.getAllByRole('listitem').map((row) => row.querySelector('button')?.textContent);
const statusText = () => screen.getByRole('status').textContent;
const json = (name: string, value: unknown) =>
  new File([JSON.stringify(value)], name, { type: 'application/json' });
const ours = (...recipes: unknown[]) => ({ format: 'gramwise-recipes', version: 1, recipes });

beforeEach(() => vi.setSystemTime('2026-11-23T10:00:00'));
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test('are listed by the day they were last kept, and opened by name', async () => {
  const { user, opened } = open(THREE);
  await expect.poll(statusText).toBe('3 recipes');
  expect(rows()).toEqual(['Banana Bread', 'Rice Pudding', 'Crêpes']);
  expect(screen.getByText('Kept on November 3, 2026')).toBeTruthy();
  expect(screen.queryByRole('searchbox')).toBeNull();
  await user.click(button('Banana Bread'));
  expect(opened).toHaveBeenCalledWith({ ...THREE[1], id: 2 });
});

test('are empty at first, with a hint on what to do', async () => {
  open([]);
  await expect.poll(statusText).toBe('Nothing kept yet. Convert a recipe and choose Keep this recipe.');
  expect(screen.queryByRole('button')).toBeNull();
});

test('that are many are shown when asked for', async () => {
  const many = Array.from({ length: 130 }, (_, at) => recipe(`Recipe ${at}`, 1));
  const { user } = open(many);
  await expect.poll(statusText).toBe('130 recipes');
  expect(rows()).toHaveLength(100);
  await user.click(button('Show all 130'));
  expect(rows()).toHaveLength(130);
  expect(screen.queryByRole('button', { name: /^Show all/ })).toBeNull();
});

describe('a search', () => {
  test('finds by title and text, whatever the accents', async () => {
    const { user } = open(FIVE);
    await expect.poll(statusText).toBe('5 recipes');
    await user.type(field('Search my recipes'), 'crepes');
    await expect.poll(rows).toEqual(['Crêpes']);
    expect(statusText()).toBe('1 recipe');
    await user.clear(field('Search my recipes'));
    await user.type(field('Search my recipes'), '4 cups');
    await expect.poll(rows).toEqual(['Soup']);
    await user.type(field('Search my recipes'), 'x');
    await expect.poll(statusText).toBe('None of your recipes matches.');
    expect(screen.queryByRole('listitem')).toBeNull();
  });

  test('accepts any text', async () => {
    open(FIVE);
    await expect.poll(statusText).toBe('5 recipes');
    for (const text of BAD_INPUT) {
      fireEvent.change(field('Search my recipes'), { target: { value: text } });
      expect([text, leaked(document.body.textContent)]).toEqual([text, null]);
    }
  });
});

describe('a recipe', () => {
  test('gets another name, and keeps the old one on Escape', async () => {
    const { user, rows: stored } = open(THREE);
    await expect.poll(statusText).toBe('3 recipes');
    await user.click(button('Rename Banana Bread'));
    expect(document.activeElement?.getAttribute('name')).toBe('title');
    await user.keyboard('Nut Loaf{Escape}');
    expect(rows()).toContain('Banana Bread');
    expect(document.activeElement).toBe(button('Rename Banana Bread'));
    await user.click(button('Rename Banana Bread'));
    await user.keyboard('Nut Loaf{Enter}');
    await expect.poll(rows).toEqual(['Nut Loaf', 'Rice Pudding', 'Crêpes']);
    expect(stored().find(({ id }) => id === 2)).toEqual({ ...THREE[1], id: 2, title: 'Nut Loaf' });
    expect(document.activeElement).toBe(button('Rename Nut Loaf'));
  });

  test('accepts any name', async () => {
    const { user } = open([recipe('Soup', 1)]);
    await expect.poll(statusText).toBe('1 recipe');
    for (const text of BAD_INPUT.slice(0, 40)) {
      const [name] = rows();
      await user.click(screen.getAllByRole('button', { name: /^Rename/ })[0] as HTMLElement);
      fireEvent.change(field('New name'), { target: { value: text } });
      await user.click(button('Save'));
      await expect.poll(() => screen.queryByLabelText('New name')).toBeNull();
      if (text.trim() === '') expect(rows()).toEqual([name]);
      expect([text, document.querySelector('li b, li script, li img')]).toEqual([text, null]);
    }
  });

  test('is deleted, and restored', async () => {
    const { user, rows: stored } = open(THREE);
    await expect.poll(statusText).toBe('3 recipes');
    await user.click(button('Delete Banana Bread'));
    await expect.poll(statusText).toBe('Deleted: Banana Bread.');
    expect(rows()).toEqual(['Rice Pudding', 'Crêpes']);
    expect(document.activeElement).toBe(button('Undo'));
    await user.click(button('Undo'));
    await expect.poll(statusText).toBe('3 recipes');
    expect(rows()).toEqual(['Banana Bread', 'Rice Pudding', 'Crêpes']);
    expect(
      stored()
        .map(({ id }) => id)
        .sort(),
    ).toEqual([1, 2, 3]);
  });

  test('that another tab deletes leaves the list', async () => {
    const { removeElsewhere } = open(THREE);
    await expect.poll(statusText).toBe('3 recipes');
    removeElsewhere(2);
    await expect.poll(rows).toEqual(['Rice Pudding', 'Crêpes']);
  });
});

describe('files', () => {
  test('hold all recipes, and bring back those that are missing', async () => {
    const saved: Blob[] = [];
    vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
      saved.push(blob as Blob);
      return 'blob:test';
    });
    const names: string[] = [];
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      names.push(this.download);
    });
    const first = open(THREE);
    await expect.poll(statusText).toBe('3 recipes');
    await first.user.click(button('Save all as a file'));
    expect(names).toEqual(['gramwise-recipes-2026-11-23.json']);
    const text = (await saved[0]?.text()) ?? '';
    first.unmount();

    const { user, rows: stored } = open([{ ...recipe('Banana Bread', 3), title: 'Mine' }]);
    await expect.poll(statusText).toBe('1 recipe');
    await user.upload(field('Add recipes from a file'), new File([text], 'all.json'));
    await expect.poll(statusText).toBe('2 recipes added. 1 was there already.');
    expect(rows()).toEqual(['Mine', 'Rice Pudding', 'Crêpes']);
    expect(stored()).toHaveLength(3);
  });

  test('that hold no recipes are named, and the others are read', async () => {
    const { user } = open([]);
    await expect.poll(statusText).toContain('Nothing kept yet.');
    await user.upload(field('Add recipes from a file'), [
      json('holiday.json', { photos: [] }),
      json('good.json', ours(recipe('Soup', 1), 'Toast', null)),
      new File(['a'.repeat(50_000_001)], '<b>huge</b>.json', { type: 'application/json' }),
    ]);
    await expect.poll(statusText).toBe('1 recipe added. 2 entries were not recipes.');
    expect(message()).toBe(
      '“holiday.json” is not a file of recipes saved here. Open files from other programs with Open a file above. “<b>huge</b>.json” is too large or has too many recipes.',
    );
    expect(rows()).toEqual(['Soup']);
  });

  test('that hold markup show it as text', async () => {
    const { user } = open([]);
    await expect.poll(statusText).toContain('Nothing kept yet.');
    const text = '<img src=x onerror=alert(1)>';
    await user.upload(field('Add recipes from a file'), json('a.json', ours({ title: text, text })));
    await expect.poll(rows).toEqual([text]);
    expect(document.querySelector('img')).toBeNull();
  });
});

describe('a store that fails', () => {
  test.each([
    ['refused', 'This browser does not let the site keep recipes'],
    ['busy', 'Another tab has a different version of this site open.'],
  ] as const)('from the start says why: %s', async (code, text) => {
    const recipes = memoryRecipes();
    recipes.fail(code);
    const messages = messagesFor('en', 'reader').reader.kept;
    renderIn('en', <KeptRecipes messages={messages} onOpen={vi.fn()} store={recipes.store} />);
    await expect.poll(message).toContain(text);
  });

  test('later leaves the list as it is', async () => {
    const { user, fail } = open(THREE);
    await expect.poll(statusText).toBe('3 recipes');
    fail('full');
    await user.click(button('Delete Banana Bread'));
    await expect.poll(message).toContain('There is no room left for recipes on this device.');
    expect(rows()).toEqual(['Banana Bread', 'Rice Pudding', 'Crêpes']);
    await user.upload(field('Add recipes from a file'), json('a.json', ours(recipe('Soup', 4))));
    await expect.poll(statusText).toBe('3 recipes');
    expect(message()).toContain('There is no room left');
    fail(null);
    await user.click(button('Delete Banana Bread'));
    await expect.poll(statusText).toBe('Deleted: Banana Bread.');
    expect(message()).toBeNull();
  });
});

test('speak the language of the page', async () => {
  open(THREE, 'de');
  await expect.poll(statusText).toBe('3 Rezepte');
  expect(within(document.body).getByText('Gespeichert am 3. November 2026')).toBeTruthy();
  expect(button('Löschen Banana Bread')).toBeTruthy();
});
