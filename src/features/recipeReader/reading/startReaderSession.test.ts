import { packFoods } from '@gramwise/engine/foods/foodFile.ts';
import { allFoods } from '@gramwise/engine/foods/listFoods.ts';
import { kitchenFor } from '@gramwise/engine/kitchens/kitchen.ts';
import { afterEach, expect, it, vi } from 'vitest';
import type { Language } from '#catalogs/languages.ts';
import { servedFoods } from '#tests/component/served.ts';
import type { PastedRecipe } from '#tools/nutrition/pastedRecipe.ts';
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

const CAKE = 'Serves 4\n\nIngredients\n200 g flour\n100 g sugar';
const PASTED: PastedRecipe = {
  ...{ title: null, text: CAKE, language: 'en', country: 'us', chosen: new Map() },
  ...{ factor: 1, serves: { low: 4, high: 4 } },
};
const FLOUR = new Set(['3']);

// USDA: 364 kcal in 100 g of flour, 387 in 100 g of sugar; without the flour 387 / 4
it.each([
  ['without workers', undefined],
  ['what a worker was given before it failed', DeadWorker],
])('counts on the page %s', async (_, Worker) => {
  vi.stubGlobal('Worker', Worker);
  vi.stubGlobal('fetch', async (path: string) => servedFoods(path.slice(-7, -5) as Language));
  const session = startReaderSession({ onResult: () => {}, onFailure: () => expect.fail() });
  const energies = await Promise.all(
    [new Set<string>(), FLOUR].map(async (leftOut) => {
      const { nutrition, lines } = await session.count(PASTED, leftOut);
      expect(lines).toHaveLength(2);
      return Math.round(nutrition?.perServing?.energy?.value ?? 0);
    }),
  );
  expect(energies).toEqual([279, 97]);
});

/** A worker that cannot count the second recipe. */
class AnsweringWorker extends EventTarget {
  postMessage(data: unknown) {
    if (typeof data !== 'object' || data === null || !('count' in data)) return;
    const counted = data.count === 2 ? null : { nutrition: null, lines: [] };
    setTimeout(() =>
      this.dispatchEvent(new MessageEvent('message', { data: { count: data.count, counted } })),
    );
  }
  terminate() {}
}

it('rejects what a worker could not count, and nothing else', async () => {
  vi.stubGlobal('Worker', AnsweringWorker);
  const session = startReaderSession({ onResult: () => expect.fail(), onFailure: () => expect.fail() });
  const counts = [1, 2, 3].map(() => session.count(PASTED, FLOUR));
  const settled = await Promise.allSettled(counts);
  expect(settled.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
});
