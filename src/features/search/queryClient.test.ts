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
  it('keep what was read, and try nothing twice', () => {
    expect(createQueryClient().getDefaultOptions().queries).toMatchObject({
      staleTime: Number.POSITIVE_INFINITY,
      refetchOnWindowFocus: false,
      refetchInterval: false,
      retry: false,
    });
  });

  it('read the path of the key without a function of their own', async () => {
    const fetchMock = stub(ok);
    expect(await createQueryClient().fetchQuery({ queryKey })).toEqual({ n: 1 });
    expect(fetchMock).toHaveBeenCalledExactlyOnceWith('/search/en.json', { credentials: 'include' });
  });

  it('throw for a 401, unless a query is configured to give nothing', async () => {
    stub(() => new Response('no', { status: 401 }));
    const client = createQueryClient();
    await expect(client.fetchQuery({ queryKey })).rejects.toThrow('401: no');
    expect(await client.fetchQuery({ queryKey, queryFn: readJson({ on401: 'returnNull' }) })).toBeNull();
  });
});

describe('what was read', () => {
  it('never goes stale and is not polled', async () => {
    const fetchMock = stub(ok);
    const client = createQueryClient();
    const stop = new QueryObserver(client, { queryKey }).subscribe(() => {});
    await vi.advanceTimersByTimeAsync(30 * DAY);
    await client.fetchQuery({ queryKey });
    expect(fetchMock).toHaveBeenCalledTimes(1);
    stop();
  });

  it('is not read again when the window gets the focus', async () => {
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
  it('is not tried again by itself, also not on focus', async () => {
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

  it('is over when somebody asks again and it works', async () => {
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
