import { describe, expect, test } from 'vitest';
import { readPageFromHash } from './pageHash.ts';
import { consumeSharedPayload, extractSharedText } from './sharedPayload.ts';

const LINK = { ok: false, code: 'link' };
const is = (value: string) => ({ ok: true, value });

describe('what was shared', () => {
  test.each<[title: string, text: string, found: unknown]>([
    ['', '2 cups flour', is('2 cups flour')],
    ['Toast', '2 cups flour\n3 eggs', is('Toast\n2 cups flour\n3 eggs')],
    ['Toast', 'Toast\n2 cups flour', is('Toast\n2 cups flour')],
    // Mobile browsers share a page by its URL, some with its title.
    ['Toast', 'https://example.com/toast', LINK],
    ['', 'The Best Toast https://example.com/toast?a=1#b', LINK],
    ['Toast', '', LINK],
    ['', '', LINK],
    // Selected text comes in quotes.
    ['Toast', '"2 cups flour"\n https://example.com/toast#:~:text=2', is('2 cups flour')],
    ['', '“2 cups\nflour” https://example.com', is('2 cups\nflour')],
    ['', '2 cups flour\n3 eggs\n\nhttps://example.com/toast', is('2 cups flour\n3 eggs')],
    ['', '<script>alert(1)</script>', is('<script>alert(1)</script>')],
  ])('as %j and %j', (title, text, found) => {
    expect(extractSharedText(title, text)).toEqual(found);
  });

  test('is missed where there is no storage for it', async () => {
    expect(await consumeSharedPayload()).toEqual({ ok: false, code: 'missed' });
  });
});

test.each<[hash: string, page: string | null]>([
  ['', null],
  ['#recipe=abc', null],
  ['#page', null],
  ['#page=', ''],
  ['#page=2%20cups%0Aflour', '2 cups\nflour'],
  ['#page=%E2%82', ''],
  ['#page=100%', ''],
  [`#page=${'9'.repeat(100_000)}`, '9'.repeat(100_000)],
])('the fragment %.30s holds a page or none', (hash, page) => {
  expect(readPageFromHash(hash)).toBe(page);
});
