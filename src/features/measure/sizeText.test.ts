import { expect, it } from 'vitest';
import { errorText, sidesText, toInches } from './sizeText.ts';

it('writes sizes the local way, the longer side first', () => {
  expect(sidesText('en', [25.94])).toBe('25.9');
  expect(sidesText('de', [22.86, 33.02])).toBe('33,0\u00a0×\u00a022,9');
  expect(sidesText('en', toInches([22.86, 33.02]))).toBe('13.0\u00a0×\u00a09.0');
});

it.each([
  [0.001, '0.1'],
  [0.1, '0.1'],
  [0.11, '0.2'],
  [0.3, '0.3'],
  [1.234, '1.3'],
])('never understates an uncertainty: %d', (error, text) => {
  expect(errorText('en', error)).toBe(text);
});
