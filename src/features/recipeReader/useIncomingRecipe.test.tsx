import { fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { SHARE_TARGET } from '#site/shareTarget.ts';
import { box, lines, openReader, serveAllFoods, type } from '../../../tests/component/openReader.tsx';
import { query } from '../../../tests/component/renderIn.tsx';

serveAllFoods();

/** A cache with what the service worker kept of a share. */
function keep(fields: Readonly<Record<string, string | File>>) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  const deleted = vi.fn(async () => true);
  vi.stubGlobal('caches', {
    open: async () => ({
      match: async (key: string) => (key === SHARE_TARGET.key ? { formData: async () => form } : undefined),
    }),
    delete: deleted,
  });
  return deleted;
}

const drop = (...files: File[]) => {
  const form = box().form as HTMLFormElement;
  fireEvent.drop(form, { dataTransfer: { files } });
};
const alert = () => screen.queryByRole('alert')?.textContent;

afterEach(() => vi.unstubAllGlobals());

describe('a file', () => {
  test('can be dropped, and is read by its type', async () => {
    openReader();
    drop(new File(['Mix @flour{2%cups}.'], 'toast.cook'));
    await expect.poll(() => box().value).toBe('Ingredients\n2 cups flour\n\nInstructions\nMix flour.');
    await expect.poll(lines).toEqual(['250 g flour']);
  });

  test.each<[File, RegExp]>([
    [new File(['\u0000\u0001'], 'photo.png'), /^This file is not text/],
    [new File([''], 'empty.txt'), /^This file is empty/],
    [new File(['{"photos": []}'], 'data.json'), /^No recipe was found/],
    [new File(['{"name": '], 'data.json'), /^This file is damaged or incomplete/],
    [new File(['PK\u0003\u0004'], 'all.paprikarecipes'), /^This file is damaged or incomplete/],
    [new File(['<script>alert(1)</script>'], 'page.html'), /^No recipe was found/],
    [new File(['a'.repeat(5_000_001)], 'book.txt'), /^This file is too large/],
  ])('that is not a recipe changes nothing and says so', async (file, said) => {
    openReader();
    type('3 eggs');
    drop(file);
    await expect.poll(alert).toMatch(said);
    expect(box().value).toBe('3 eggs');
    type('4 eggs');
    expect(alert()).toBeUndefined();
  });

  test('that opened the app is read', async () => {
    const setConsumer = vi.fn();
    vi.stubGlobal('launchQueue', { setConsumer });
    openReader();
    const [consume] = setConsumer.mock.calls[0] ?? [];
    consume({ files: [] });
    consume({ files: [{ getFile: async () => new File(['- **3** eggs'], 'eggs.md') }] });
    await expect.poll(() => box().value).toBe('3 eggs');
    consume({ files: [{ getFile: () => Promise.reject(new DOMException('denied', 'NotAllowedError')) }] });
    await expect.poll(alert).toMatch(/^This file is empty or could not be read/);
  });
});

describe('what was shared', () => {
  test('is taken once, and leaves the URL', async () => {
    const deleted = keep({ title: 'Toast', text: '2 cups flour\n3 eggs' });
    openReader(`/${SHARE_TARGET.hash}`);
    await expect.poll(() => box().value).toBe('Toast\n2 cups flour\n3 eggs');
    expect(deleted).toHaveBeenCalledWith(SHARE_TARGET.cache);
    expect(window.location.hash).toBe('');
  });

  test('may be a file', async () => {
    keep({ text: '', [SHARE_TARGET.fields.file]: new File(['# Eggs\n3 eggs'], 'eggs.md') });
    openReader(`/${SHARE_TARGET.hash}`);
    await expect.poll(() => box().value).toBe('Eggs\n3 eggs');
  });

  test('may be just a URL', async () => {
    keep({ text: 'https://example.com/toast' });
    openReader(`/${SHARE_TARGET.hash}`);
    await expect.poll(alert).toMatch(/^Only the address of a page arrived/);
  });

  test('may have been missed', async () => {
    openReader(`/?${SHARE_TARGET.query}=1&measures=us`);
    await expect.poll(alert).toMatch(/^What you shared did not arrive/);
    expect(query()).toBe('?measures=us');
  });
});

describe('what a bookmark took from a page', () => {
  test('is read, even by a page that is already open, and leaves the URL', async () => {
    openReader(`/#page=${encodeURIComponent('{"@type":"Recipe","recipeIngredient":["2 cups flour"]}')}`);
    await expect.poll(() => box().value).toBe('Ingredients\n2 cups flour');
    expect(window.location.hash).toBe('');
    window.history.replaceState(null, '', '/#page=3%20eggs');
    fireEvent(window, new Event('hashchange'));
    await expect.poll(() => box().value).toBe('3 eggs');
  });

  test('may be empty', async () => {
    openReader('/#page=%E0%A4%A');
    await expect.poll(alert).toMatch(/^No recipe was found/);
  });
});
