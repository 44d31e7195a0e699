import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { packText, unpackText } from '#browser/sharing/sharedText.ts';
import { button, field, message } from '#tests/component/find.ts';
import {
  box,
  fetched,
  lines,
  METRIC,
  openReader,
  respondWith,
  SHORT,
  serveAllFoods,
  statusText,
  type,
} from '#tests/component/openReader.tsx';
import { query } from '#tests/component/renderIn.tsx';
import { servedFoods } from '#tests/component/served.ts';
import { BROWNIES } from '#tests/reader/pasted.ts';

serveAllFoods();

describe('a file', () => {
  const page = new File(['<ul><li>2 cups flour</li><li>1 cup milk</li><li>3 eggs</li></ul>'], 'toast.html', {
    type: 'text/html',
  });

  test('can be opened, and opened again', async () => {
    const { user } = openReader();
    for (let times = 0; times < 2; times += 1) {
      await user.upload(field('Open a file'), page);
      await expect.poll(lines).toEqual(METRIC);
      expect(box().value).toBe('2 cups flour\n1 cup milk\n3 eggs');
      type('');
      await expect.poll(lines).toEqual([]);
    }
  });

  test('can be dropped', async () => {
    openReader();
    const form = box().closest('form') as HTMLFormElement;
    // The browser itself puts dropped text into the field.
    expect(fireEvent.drop(form, { dataTransfer: { files: [] } })).toBe(true);
    expect(fireEvent.drop(form, { dataTransfer: { files: [page] } })).toBe(false);
    await expect.poll(lines).toEqual(METRIC);
  });

  test('that is too large is not read', async () => {
    const { user } = openReader();
    type('3 eggs');
    await user.upload(
      field('Open a file'),
      new File(['a'.repeat(5_000_001)], 'novel.txt', { type: 'text/plain' }),
    );
    expect(box().value).toBe('3 eggs');
  });
});

describe('the result', () => {
  const COPIED =
    'Ingredients\n250 g flour\n235 ml milk\n3 eggs\n\nInstructions\nMix well and bake at 180°C for 20 minutes.';

  test('is copied as text, and printed', async () => {
    const print = vi.fn();
    vi.stubGlobal('print', print);
    const { user } = openReader();
    type(SHORT);
    await expect.poll(lines).toEqual(METRIC);
    await user.click(button('Copy'));
    await expect.poll(() => navigator.clipboard.readText()).toBe(COPIED);
    await user.click(button('Print'));
    await expect.poll(() => print.mock.calls.length).toBe(1);
  });

  test('is shared with its settings, by a link that carries the recipe as it was pasted', async () => {
    const { user } = openReader('/?scale=2');
    type(SHORT);
    await expect.poll(lines).toContain('500 g flour');
    await user.click(await screen.findByRole('button', { name: 'Share' }));
    await expect.poll(() => navigator.clipboard.readText()).toContain('#recipe=');
    const { search, hash } = new URL(await navigator.clipboard.readText());
    expect(search).toBe('?scale=2');
    expect(await unpackText(hash)).toBe(SHORT);
  });

  test('says that a long recipe does not fit in a link', async () => {
    const { user } = openReader();
    type(`2 eggs\n${crypto.getRandomValues(new Uint32Array(16_000)).join(' ')}`);
    await navigator.clipboard.writeText('');
    await user.click(await screen.findByRole('button', { name: 'Share' }));
    await new Promise((done) => setTimeout(done, 50));
    expect(await navigator.clipboard.readText()).toBe('');
  });
});

describe('a shared link', () => {
  test('opens the recipe with its servings, until another one is written', async () => {
    const hash = await packText(BROWNIES);
    openReader(`/?servings=24${hash}`);
    await expect.poll(() => box().value).toBe(BROWNIES);
    await expect.poll(lines).toContain('375 g all-purpose flour');
    expect(window.location.hash).toBe(hash);
    type(SHORT);
    await expect.poll(lines).toEqual(METRIC);
    expect(window.location.href).not.toContain('#');
  });

  test('opens where another recipe is shown', async () => {
    openReader();
    type(SHORT);
    await expect.poll(lines).toEqual(METRIC);
    window.history.pushState(null, '', (await packText('1 cup rice')) ?? '');
    window.dispatchEvent(new Event('hashchange'));
    await expect.poll(lines).toEqual(['185 g rice']);
  });

  test('that is broken leaves the page as it is', async () => {
    openReader('/#recipe=AAAA%%');
    await new Promise((done) => setTimeout(done, 50));
    expect(box().value).toBe('');
    expect(statusText()).toBe('The recipe appears here as you paste it.');
  });
});

describe('after a reload', () => {
  test('the text is still there, with the settings', async () => {
    const first = openReader();
    type(SHORT);
    await first.user.click(field('×2'));
    await expect.poll(query).toBe('?scale=2');
    first.unmount();
    openReader(window.location.href, 'en', window.history.state);
    expect(box().value).toBe(SHORT);
    await expect.poll(lines).toContain('500 g flour');
  });

  test('a shared recipe keeps its changes', async () => {
    const first = openReader(`/${await packText(SHORT)}`);
    await expect.poll(() => box().value).toBe(SHORT);
    type('1 cup rice');
    await expect.poll(() => window.history.state?.drafts).toBe('1 cup rice');
    first.unmount();
    openReader(window.location.href, 'en', window.history.state);
    await new Promise((done) => setTimeout(done, 50));
    expect(box().value).toBe('1 cup rice');
  });
});

test('volumes stay volumes while foods cannot be loaded, which can be tried again', async () => {
  respondWith(() => new Response('', { status: 503 }));
  const { user } = openReader();
  type(SHORT);
  await expect.poll(message).toContain('The weights of foods could not be loaded, so volumes stay volumes.');
  // 473.2 ml
  await expect.poll(lines).toEqual(['475 ml flour', '235 ml milk', '3 eggs']);
  await user.click(button('Try again'));
  await expect.poll(message).not.toBeNull();
  respondWith(() => servedFoods('en'));
  await user.click(button('Try again'));
  await expect.poll(lines).toEqual(METRIC);
  expect(message()).toBeNull();
  expect(fetched).toHaveBeenCalledTimes(3);
});
