import { expect, test } from 'vitest';
import { importAgain } from './importAgain.ts';

test('passes a module on', async () => {
  expect(await importAgain(async () => ({ value: 1 }))).toEqual({ value: 1 });
});

test('fails as the first time where the failure names no script', async () => {
  const error = new TypeError('Importing a module script failed.');
  await expect(importAgain(() => Promise.reject(error))).rejects.toBe(error);
});
