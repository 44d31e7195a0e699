import { expect, it } from 'vitest';
import { readFields, writeFields } from './liveFields.ts';

const CONFIG = { start: { amount: '1', from: 'g' }, choices: { from: ['g', 'tsp'] } };

it.each([
  ['', { amount: '1', from: 'g' }],
  ['?amount=2&from=tsp', { amount: '2', from: 'tsp' }],
  ['?amount=&from=zork', { amount: '', from: 'g' }],
])('reads %j', (query, fields) => expect(readFields(query, CONFIG)).toEqual(fields));

it.each([
  [{ amount: '1', from: 'g' }, '?kept=1', '?kept=1'],
  [{ amount: '2,5', from: 'tsp' }, '', '?amount=2,5&from=tsp'],
  [{ amount: '', from: 'g' }, '', '?amount='],
])('writes %o', (fields, query, written) => expect(writeFields(fields, query, [CONFIG.start])).toBe(written));

it('reads longer texts where a field holds them', () => {
  const text = 'x'.repeat(100);
  const read = (lengths?: { amount: number }) =>
    readFields(`?amount=${text}`, { ...CONFIG, ...(lengths && { lengths }) });
  expect([read().amount.length, read({ amount: 90 }).amount.length]).toEqual([64, 90]);
});
