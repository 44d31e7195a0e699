import { packFoods } from '@gramwise/engine/foods/foodFile.ts';
import { allFoods } from '@gramwise/engine/foods/listFoods.ts';
import { kitchenFor } from '@gramwise/engine/kitchens/kitchen.ts';
import { afterEach, expect, it, vi } from 'vitest';
import { INITIAL_SETTINGS } from './readerSettings.ts';
import type { ReadRequest, ReadResult } from './readPasted.ts';
import { startReaderSession } from './startReaderSession.ts';

afterEach(() => vi.unstubAllGlobals());

/** A worker whose code cannot be loaded. */
class DeadWorker extends EventTarget {
  constructor() {
    super();
    setTimeout(() => this.dispatchEvent(new Event('error')));
  }
  postMessage() {}
  terminate() {}
}

const requestFor = (text: string): ReadRequest => ({
  settings: { ...INITIAL_SETTINGS, text, measures: 'metric', tablespoon: 15, panArea: null },
  page: 'en',
  kitchen: kitchenFor('us'),
  missing: [],
});

it('reads on the page what a worker was given before it failed', async () => {
  vi.stubGlobal('Worker', DeadWorker);
  const result = await new Promise<ReadResult>((onResult, onFailure) => {
    const session = startReaderSession({ onResult, onFailure });
    session.addFoods({ language: 'en', foods: packFoods(allFoods('en')) });
    session.requestReading(requestFor('2 cups flour'));
  });
  // 2 x 125
  expect(result.ok && result.value.ingredients.map(({ text }) => text)).toEqual(['250 g flour']);
});

it('reads on the page only once the page has shown what was typed', async () => {
  vi.stubGlobal('Worker', undefined);
  const idle: (() => void)[] = [];
  vi.stubGlobal('requestIdleCallback', (callback: () => void) => idle.push(callback));
  const onResult = vi.fn();
  const session = startReaderSession({ onResult, onFailure: () => expect.fail() });
  session.requestReading(requestFor('3 eggs'));
  await expect.poll(() => idle.length).toBe(1);
  expect(onResult).not.toHaveBeenCalled();
  idle[0]?.();
  await expect.poll(() => onResult.mock.calls.length).toBe(1);
});
