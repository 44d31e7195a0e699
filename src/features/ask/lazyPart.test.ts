import { expect, it } from 'vitest';
import { lazyPart } from './lazyPart.ts';

const signs = { numbers: 2 };

it('waits until it is loaded', async () => {
  const part = lazyPart({ load: async () => 'part', signs });
  expect([part.waits(), part.get()]).toEqual([true, null]);
  await part.load();
  expect([part.waits(), part.get()]).toEqual([false, 'part']);
});

it('does not wait again after a failed download', async () => {
  const part = lazyPart({ load: () => Promise.reject(new Error('offline')), signs });
  await part.load();
  expect([part.waits(), part.get()]).toEqual([false, null]);
});
