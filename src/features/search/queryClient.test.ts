import { QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createQueryClient } from './queryClient.ts';
import { readJson } from './readJson.ts';

const DAY = 24 * 60 * 60 * 1000;
const queryKey = ['/search', 'en.json'];

function stub(...responses: (() => Response)[]) {
  const fetchMock = vi.fn(async () => (responses.length > 1 ? responses.shift() : responses[0])?.());
  vi.stubGlobal('fetch', fetchMock);
  return fetchMock;
}
const ok = () => Response.json({ n: 1 });
const broken = () => new Response('broken', { status: 500 });

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('the defaults', () => {
  it('cache data and never retry', () => {
    expect(createQueryClient().getDefaultOptions().queries).toMatchObject({
      staleTime: Number.POSITIVE_INFINITY,
      refetchOnWindowFocus: false,
      refetchInterval: false,
      retry: false,
    });
  });

  it("fetch the key's path without a query function", async () => {
    const fetchMock = stub(ok);
    expect(await createQueryClient().fetchQuery({ queryKey })).toEqual({ n: 1 });
    expect(fetchMock).toHaveBeenCalledExactlyOnceWith('/search/en.json', { credentials: 'include' });
  });

  it('throw for a 401, unless configured to return null', async () => {
    stub(() => new Response('no', { status: 401 }));
    const client = createQueryClient();
    await expect(client.fetchQuery({ queryKey })).rejects.toThrow('401: no');
    expect(await client.fetchQuery({ queryKey, queryFn: readJson({ on401: 'returnNull' }) })).toBeNull();
  });
});

describe('cached data', () => {
  it('never goes stale and is not polled', async () => {
    const fetchMock = stub(ok);
    const client = createQueryClient();
    const stop = new QueryObserver(client, { queryKey }).subscribe(() => {});
    await vi.advanceTimersByTimeAsync(30 * DAY);
    await client.fetchQuery({ queryKey });
    expect(fetchMock).toHaveBeenCalledTimes(1);
    stop();
  });

  it('is not refetched on window focus', async () => {
    const fetchMock = stub(ok);
    const client = createQueryClient();
    const stop = new QueryObserver(client, { queryKey }).subscribe(() => {});
    await vi.advanceTimersByTimeAsync(DAY);
    client.getQueryCache().onFocus();
    await vi.advanceTimersByTimeAsync(DAY);
    expect(fetchMock).toHaveBeenCalledTimes(1);
    stop();
  });
});

describe('a failure', () => {
  it('is not retried automatically or on focus', async () => {
    const fetchMock = stub(broken);
    const client = createQueryClient();
    const observer = new QueryObserver(client, { queryKey });
    const stop = observer.subscribe(() => {});
    await vi.advanceTimersByTimeAsync(DAY);
    client.getQueryCache().onFocus();
    client.getQueryCache().onOnline();
    await vi.advanceTimersByTimeAsync(DAY);
    expect(observer.getCurrentResult().error).toEqual(new Error('500: broken'));
    expect(fetchMock).toHaveBeenCalledTimes(1);
    stop();
  });

  it('is cleared by a successful refetch', async () => {
    const fetchMock = stub(broken, ok);
    const observer = new QueryObserver(createQueryClient(), { queryKey });
    const stop = observer.subscribe(() => {});
    await vi.advanceTimersByTimeAsync(0);
    await observer.refetch();
    expect(observer.getCurrentResult()).toMatchObject({ status: 'success', data: { n: 1 } });
    expect(fetchMock).toHaveBeenCalledTimes(2);
    stop();
  });
});
