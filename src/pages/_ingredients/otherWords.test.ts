import { expect, it } from 'vitest';
import { otherWords } from './otherWords.ts';

it.each([
  ['wheat flour', ['flour', 'plain flour', 'flours'], 'flours plain'],
  ['eggs', ['egg'], ''],
  ['egg', ['eggs', 'a large egg'], 'large eggs a'],
])('%s, %j', (name, others, words) => {
  expect(otherWords(name, others)).toBe(words);
});
