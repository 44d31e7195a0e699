import { packFoods } from '@gramwise/engine/foods/foodFile.ts';
import { allFoods } from '@gramwise/engine/foods/listFoods.ts';
import { kitchenFor } from '@gramwise/engine/kitchens/kitchen.ts';
import { afterEach, expect, it, vi } from 'vitest';
import { INITIAL_SETTINGS } from './readerSettings.ts';
import type { ReadResult } from './readPasted.ts';
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

it('reads on the page what a worker was given before it failed', async () => {
  vi.stubGlobal('Worker', DeadWorker);
  const result = await new Promise<ReadResult>((onResult, onFailure) => {
    const session = startReaderSession({ onResult, onFailure });
    session.addFoods({ language: 'en', foods: packFoods(allFoods('en')) });
    session.requestReading({
      settings: {
        ...INITIAL_SETTINGS,
        text: '2 cups flour',
        measures: 'metric',
        tablespoon: 15,
        panArea: null,
      },
      page: 'en',
      kitchen: kitchenFor('us'),
      missing: [],
    });
  });
  // 2 x 125
  expect(result.ok && result.value.ingredients.map(({ text }) => text)).toEqual(['250 g flour']);
});
