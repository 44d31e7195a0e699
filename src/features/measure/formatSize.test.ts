import { expect, it } from 'vitest';
import { formatError, formatSides, toInches } from './formatSize.ts';

it('writes sizes the local way, the longer side first', () => {
  expect(formatSides('en', [25.94])).toBe('25.9');
  expect(formatSides('de', [22.86, 33.02])).toBe('33,0×22,9');
  expect(formatSides('en', toInches([22.86, 33.02]))).toBe('13.0×9.0');
});

it.each([
  [0.001, '0.1'],
  [0.1, '0.1'],
  [0.11, '0.2'],
  [0.3, '0.3'],
  [1.234, '1.3'],
])('never understates an uncertainty: %d', (error, text) => {
  expect(formatError('en', error)).toBe(text);
});
