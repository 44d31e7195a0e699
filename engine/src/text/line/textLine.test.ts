import { expect, it } from 'vitest';
import { lexiconIn } from '../../../tests/packs.ts';
import { textLine } from './textLine.ts';

it('reads a line when asked to, not when it is copied', () => {
  const line = textLine('2 cups flour, at 200 °F', lexiconIn('en'));
  expect(Object.keys({ ...line }).sort()).toEqual(['lexicon', 'text', 'tokens']);
  expect([line.read.food, line.read.amounts.length, line.mentions.length]).toEqual(['flour', 1, 2]);
  expect(line.read).toBe(line.read);
});
