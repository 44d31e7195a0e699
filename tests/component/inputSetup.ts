import { afterEach, beforeEach, expect, vi } from 'vitest';
import { toLanguage } from '#catalogs/languages.ts';
import { closePages } from './openPage.tsx';
import { servedFoods, servedQuestions } from './served.ts';

/** Messages that a browser would log; no input may cause any. */
const faults = vi.fn();

/** Everything that islands fetch: the list of foods and a language's question words. */
const fetchFile: typeof fetch = async (url) => {
  const [, file, code] = /^\/(foods|ask)\/(\w+)\.json$/.exec(String(url)) ?? [];
  if (code === undefined) return Response.error();
  const language = toLanguage(code);
  return file === 'ask' ? servedQuestions(language) : servedFoods(language);
};

beforeEach(() => {
  vi.stubGlobal('fetch', fetchFile);
  vi.spyOn(console, 'error').mockImplementation(faults);
  vi.spyOn(console, 'warn').mockImplementation(faults);
  window.addEventListener('error', faults);
});
afterEach(() => {
  closePages();
  window.removeEventListener('error', faults);
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  const { calls } = faults.mock;
  faults.mockReset();
  expect(calls).toEqual([]);
});

// The page is idle after each key, so that reading need not wait for a frame.
globalThis.requestIdleCallback = (callback) => {
  queueMicrotask(() => callback({ didTimeout: false, timeRemaining: () => 50 }));
  return 0;
};
