import { afterEach, describe, expect, it, vi } from 'vitest';
import { readJson } from './readJson.ts';

/** Mocks fetch to always return the same response. */
function answer(body: string, init: ResponseInit = {}) {
  const fetchMock = vi.fn(async (_path: string, _init?: RequestInit) => new Response(body, init));
  vi.stubGlobal('fetch', fetchMock);
  return fetchMock;
}

afterEach(() => vi.unstubAllGlobals());

describe('the request', () => {
  it.each([
    [['/search/en.json'], '/search/en.json'],
    [['/search', 'fr.json'], '/search/fr.json'],
    [['', 'api', 'recipes', 7], '/api/recipes/7'],
  ])('for the key %j goes to %s', async (queryKey, path) => {
    const fetchMock = answer('{}');
    await readJson()({ queryKey });
    expect(fetchMock.mock.calls).toEqual([[path, { credentials: 'include' }]]);
  });

  it('is a GET', async () => {
    const fetchMock = answer('{}');
    await readJson()({ queryKey: ['/x'] });
    expect(new Request('http://localhost/x', fetchMock.mock.calls[0]?.[1]).method).toBe('GET');
  });
});

describe('success', () => {
  it.each([
    ['{"a":[1,"ü"]}', { a: [1, 'ü'] }],
    ['[]', []],
    ['null', null],
    ['"text"', 'text'],
  ])('parses %s as JSON', async (body, value) => {
    answer(body);
    expect(await readJson()({ queryKey: ['/x'] })).toEqual(value);
  });

  it('throws for invalid JSON', async () => {
    answer('<!DOCTYPE html>');
    await expect(readJson()({ queryKey: ['/x'] })).rejects.toThrow(SyntaxError);
  });
});

describe('a response that is not OK', () => {
  it.each([
    [{ status: 401, statusText: 'Unauthorized' }, 'sign in', '401: sign in'],
    [{ status: 401, statusText: 'Unauthorized' }, '', '401: Unauthorized'],
    [{ status: 404, statusText: 'Not Found' }, 'no such file', '404: no such file'],
    [{ status: 404, statusText: 'Not Found' }, '', '404: Not Found'],
    [{ status: 500, statusText: 'Internal Server Error' }, '{"error":"broken"}', '500: {"error":"broken"}'],
    [{ status: 503 }, '', '503: '],
  ])('%j with body %j throws %j', async (init, body, message) => {
    answer(body, init);
    await expect(readJson()({ queryKey: ['/x'] })).rejects.toThrow(new Error(message));
  });

  it('returns null for a 401 if configured to', async () => {
    answer('sign in', { status: 401 });
    expect(await readJson({ on401: 'returnNull' })({ queryKey: ['/x'] })).toBeNull();
  });

  it.each([403, 404, 500])('throws for %i even if a 401 returns null', async (status) => {
    answer('no', { status });
    const read = readJson({ on401: 'returnNull' })({ queryKey: ['/x'] });
    await expect(read).rejects.toThrow(new Error(`${status}: no`));
  });

  it('throws for a 401 if configured to', async () => {
    answer('no', { status: 401 });
    await expect(readJson({ on401: 'throw' })({ queryKey: ['/x'] })).rejects.toThrow(new Error('401: no'));
  });
});

it('passes on network errors', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  await expect(readJson()({ queryKey: ['/x'] })).rejects.toThrow('Failed to fetch');
});
