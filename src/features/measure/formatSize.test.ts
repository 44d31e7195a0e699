import fc from 'fast-check';
import { expect, it } from 'vitest';
import { formatError, formatSides, shownRange, toInches } from './formatSize.ts';

it('writes sizes the local way, the longer side first', () => {
  expect(formatSides('en', [25.94])).toBe('25.9');
  expect(formatSides('de', [22.86, 33.02])).toBe('33,0×22,9');
  expect(formatSides('en', toInches([22.86, 33.02]))).toBe('13.0×9.0');
});

it.each([
  [[26], 0.001, '0.1'],
  [[26], 0.1, '0.1'],
  [[26], 0.11, '0.2'],
  [[26], 0.3, '0.3'],
  [[26], 1.234, '1.3'],
  // Shown as 28.1: 28.14 + 2.8 = 30.94 needs 2.84, and 33.04 beside 33.0 needs 0.34.
  [[28.14], 2.8, '2.9'],
  [[28.14], 2.74, '2.8'],
  [[33.04, 22.9], 0.3, '0.4'],
])('never understates an uncertainty: %j ± %d', (sides, error, text) => {
  expect(formatError('en', { sides, error })).toBe(text);
});

it('shows a range that holds the whole one, and little more', () => {
  fc.assert(
    fc.property(
      fc.double({ min: 5, max: 60, noNaN: true }),
      fc.double({ min: 0.01, max: 9, noNaN: true }),
      (side, error) => {
        const shown = shownRange({ sides: [side], error });
        const [low, high] = [-1, 1].map((way) => (shown.sides[0] ?? 0) + way * shown.error);
        expect(low).toBeLessThanOrEqual(side - error + 1e-6);
        expect(high).toBeGreaterThanOrEqual(side + error - 1e-6);
        expect(shown.error).toBeLessThan(error + 0.15 + 1e-6);
      },
    ),
    { numRuns: 300, seed: 1 },
  );
});
