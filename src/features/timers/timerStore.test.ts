import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

const ring = vi.fn();
const silence = vi.fn();
vi.mock('./bell.ts', () => ({ ring, silence }));

const SUBJECT = { name: 'Beef Stew', step: 3, page: '/recipes/beef-stew', to: '/recipes/beef-stew?step=3' };
const stored = new Map<string, string>();

/** The store in a freshly loaded page. */
async function load() {
  vi.resetModules();
  return import('./timerStore.ts');
}

beforeEach(() => {
  vi.useFakeTimers();
  stored.clear();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  });
  vi.stubGlobal('document', new EventTarget());
  vi.stubGlobal('window', new EventTarget());
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

describe('the timers of a tab', () => {
  it('start once, end on time, ring, and fall silent when canceled', async () => {
    const store = await load();
    const listener = vi.fn();
    store.subscribe(listener);
    store.startTimer(SUBJECT, 60);
    store.startTimer(SUBJECT, 60);
    expect(store.getTimers()).toHaveLength(1);

    await vi.advanceTimersByTimeAsync(59_999);
    expect(store.getTimers()[0]?.phase).toBe('running');
    await vi.advanceTimersByTimeAsync(1);
    expect(store.getTimers()[0]?.phase).toBe('over');
    expect([ring.mock.calls.length, silence.mock.calls.length]).toEqual([1, 0]);
    expect(listener).toHaveBeenCalledTimes(2);

    store.cancelTimer(store.getTimers()[0]?.id ?? '');
    await vi.advanceTimersByTimeAsync(1);
    expect(store.getTimers()).toEqual([]);
    expect(silence).toHaveBeenCalledTimes(1);
  });

  it('survive a reload, and are over if they ended meanwhile', async () => {
    const before = await load();
    before.startTimer(SUBJECT, 60);
    before.startTimer(SUBJECT, 600);
    before.pauseTimer(before.getTimers()[1]?.id ?? '');
    vi.clearAllTimers();
    vi.setSystemTime(Date.now() + 120_000);

    const after = await load();
    after.subscribe(() => {});
    expect(after.getTimers().map(({ phase }) => phase)).toEqual(['over', 'paused']);
  });

  it('are checked when the tab is shown after the device slept', async () => {
    const store = await load();
    store.subscribe(() => {});
    store.startTimer(SUBJECT, 60);
    vi.setSystemTime(Date.now() + 3_600_000);
    document.dispatchEvent(new Event('visibilitychange'));
    expect(store.getTimers()[0]?.phase).toBe('over');
  });

  it('never exceed their full time when the clock is set back', async () => {
    const store = await load();
    store.subscribe(() => {});
    store.startTimer(SUBJECT, 60);
    vi.setSystemTime(Date.now() - 3_600_000);
    store.checkTimers();
    await vi.advanceTimersByTimeAsync(59_999);
    expect(store.getTimers()[0]?.phase).toBe('running');
    await vi.advanceTimersByTimeAsync(1);
    expect(store.getTimers()[0]?.phase).toBe('over');
  });

  it('are read again when the page is restored from the back/forward cache', async () => {
    const before = await load();
    before.subscribe(() => {});
    before.startTimer(SUBJECT, 600);
    const after = await load();
    after.startTimer(SUBJECT, 60);
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    expect(before.getTimers()).toEqual(after.getTimers());
  });

  it('leave nothing in storage after the last one', async () => {
    const store = await load();
    store.startTimer(SUBJECT, 60);
    expect(stored.has('timers')).toBe(true);
    store.cancelTimer(store.getTimers()[0]?.id ?? '');
    expect(stored.has('timers')).toBe(false);
  });

  it('work without storage', async () => {
    vi.stubGlobal('sessionStorage', undefined);
    const store = await load();
    store.startTimer(SUBJECT, 60);
    expect(store.getTimers()).toHaveLength(1);
  });
});
