import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { SHARE_TARGET } from '#site/shareTarget.ts';

const ORIGIN = 'https://site.example';

/** In a browser, a redirect may point to a URL within the site. */
class Answer extends Response {
  static override redirect(to: string, status: number) {
    return new Response(null, { status, headers: { Location: to } });
  }
}

let hear: (event: unknown) => void;

beforeAll(async () => {
  vi.stubGlobal('addEventListener', (type: string, listener: typeof hear) => {
    if (type === 'fetch') hear = listener;
  });
  vi.stubGlobal('location', { origin: ORIGIN });
  vi.stubGlobal('Response', Answer);
  await import('./shareWorker.ts');
});
afterAll(() => vi.unstubAllGlobals());

/** Sends a request through the worker; null if it goes to the network. */
async function send(method: string, path: string, isFull = false) {
  const kept = new Map<string, Response>();
  vi.stubGlobal('caches', {
    open: async () => {
      if (isFull) throw new DOMException('full', 'QuotaExceededError');
      return { put: async (key: string, response: Response) => void kept.set(key, response) };
    },
  });
  let answer: Promise<Response> | null = null;
  const body = method === 'POST' ? new URLSearchParams({ text: '2 cups flour' }) : null;
  hear({
    request: new Request(new URL(path, ORIGIN), { method, body }),
    respondWith: (given: Promise<Response>) => {
      answer = given;
    },
  });
  const response = await (answer as Promise<Response> | null);
  const found = kept.get(SHARE_TARGET.key);
  return (
    response && [response.status, response.headers.get('Location'), found ? await found.formData() : null]
  );
}

test.each(['', '/fr'])('a share to %s is kept for the page it redirects to', async (language) => {
  const path = `${language}/tools/recipe-converter`;
  const [status, to, form] = (await send('POST', `${path}?share=1`)) ?? [];
  expect([status, to]).toEqual([303, `${path}#shared`]);
  expect((form as FormData).get('text')).toBe('2 cups flour');
});

test('a share that cannot be kept redirects to the page that says so', async () => {
  expect(await send('POST', '/tools/recipe-converter?share=1', true)).toEqual([
    303,
    '/tools/recipe-converter?share=1',
    null,
  ]);
});

test.each([
  ['GET', '/tools/recipe-converter?share=1'],
  ['POST', '/tools/recipe-converter'],
  ['POST', 'https://other.example/tools/recipe-converter?share=1'],
])('%s %s is left alone', async (method, path) => {
  expect(await send(method, path)).toBeNull();
});
