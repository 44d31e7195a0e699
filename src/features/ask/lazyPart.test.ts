import { expect, it } from 'vitest';
import { lazyPart } from './lazyPart.ts';

const isWanted = (question: string) => question.includes('calories');

it('waits for a question that needs it, until it is loaded', async () => {
  const part = lazyPart(async () => 'part', isWanted);
  expect([part.waits('calories of flour'), part.waits('2 cups flour'), part.get()]).toEqual([
    true,
    false,
    null,
  ]);
  await part.load();
  expect([part.waits('calories of flour'), part.get()]).toEqual([false, 'part']);
});

it('does not wait again after a failed download', async () => {
  const part = lazyPart(() => Promise.reject(new Error('offline')), isWanted);
  await part.load();
  expect([part.waits('calories of flour'), part.get()]).toEqual([false, null]);
});
