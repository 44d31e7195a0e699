import { afterEach, beforeEach, expect, vi } from 'vitest';
import { closePage } from './openPage.tsx';

/** What a browser would write to its console; no input may cause any of it. */
const faults = vi.fn();

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(faults);
  vi.spyOn(console, 'warn').mockImplementation(faults);
  window.addEventListener('error', faults);
});
afterEach(() => {
  closePage();
  window.removeEventListener('error', faults);
  vi.restoreAllMocks();
  const { calls } = faults.mock;
  faults.mockReset();
  expect(calls).toEqual([]);
});
