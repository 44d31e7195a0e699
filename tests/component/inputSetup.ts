import { afterEach, beforeEach, expect, vi } from 'vitest';
import { allFoods } from '#content/foods/listFoods.ts';
import { toLanguage } from '#i18n/languages.ts';
import { closePage } from './openPage.tsx';

/** What a browser would write to its console; no input may cause any of it. */
const faults = vi.fn();

/** The one thing that islands fetch: the list of foods, from `/foods/<language>.json`. */
const fetchFoods: typeof fetch = async (address) => {
  const [, code] = /^\/foods\/(\w+)\.json$/.exec(String(address)) ?? [];
  return code === undefined ? Response.error() : Response.json(allFoods(toLanguage(code)));
};

beforeEach(() => {
  vi.stubGlobal('fetch', fetchFoods);
  vi.spyOn(console, 'error').mockImplementation(faults);
  vi.spyOn(console, 'warn').mockImplementation(faults);
  window.addEventListener('error', faults);
});
afterEach(() => {
  closePage();
  window.removeEventListener('error', faults);
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  const { calls } = faults.mock;
  faults.mockReset();
  expect(calls).toEqual([]);
});
