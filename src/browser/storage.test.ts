import { afterEach, describe, expect, test, vi } from 'vitest';
import { readLocal, readSession, writeLocal, writeSession } from './storage.ts';

/** A window of its own, as outside a frame, with these storages. */
function openWindow(storage: () => Storage): void {
  const window = { top: null };
  vi.stubGlobal('window', window);
  for (const name of ['localStorage', 'sessionStorage']) {
    vi.stubGlobal(name, undefined);
    Object.defineProperty(globalThis, name, { get: storage, configurable: true });
  }
}

/** A storage that fails in these methods. */
const failing = (error: string, ...methods: readonly (keyof Storage)[]) =>
  new Proxy({} as Storage, {
    get: (_, method) => () => {
      if (methods.includes(method as keyof Storage)) throw new DOMException('', error);
      return null;
    },
  });

const useAll = () => {
  writeLocal('theme', 'dark');
  writeLocal('theme', null);
  writeSession('timers', '[]');
  return [readLocal('theme'), readSession('timers')];
};

afterEach(() => vi.unstubAllGlobals());

describe('nothing is remembered, and nothing fails', () => {
  test('if storage is denied', () => {
    openWindow(() => {
      throw new DOMException('', 'SecurityError');
    });
    expect(useAll()).toEqual([null, null]);
  });

  test('if storage is full', () => {
    openWindow(() => failing('QuotaExceededError', 'setItem'));
    expect(useAll()).toEqual([null, null]);
  });
});
