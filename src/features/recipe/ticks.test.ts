import { expect, test } from 'vitest';
import { readTicks, writeTicks } from './ticks.ts';

test.each([
  [null, []],
  ['', []],
  ['{', []],
  ['[1,2]', []],
  ['null', []],
  ['{"soup":[0,3]}', [0, 3]],
  ['{"soup":[0,-1,1.5,"2",null,1000]}', [0]],
  ['{"soup":{"0":1}}', []],
  ['{"stew":[1]}', []],
])('in %j the soup has the lines %j', (stored, lines) => {
  expect([...readTicks(stored, 'soup')]).toEqual(lines);
});

test('ticking a recipe leaves other recipes unchanged', () => {
  const stew = writeTicks(null, 'stew', new Set([2]));
  const both = writeTicks(stew, 'soup', new Set([0, 1]));
  expect([...readTicks(both, 'stew')]).toEqual([2]);
  expect([...readTicks(both, 'soup')]).toEqual([0, 1]);
  expect(writeTicks(writeTicks(both, 'soup', new Set()), 'stew', new Set())).toBeNull();
});
