import { expect, it } from 'vitest';
import { roundCentimeters, roundInches } from './lengths.ts';

it.each([
  [1.27, 1.3],
  [2.54, 2.5],
  [22.86, 23],
  [5.08, 5],
])('%d cm are shown as %d', (value, shown) => expect(roundCentimeters(value)).toBe(shown));

it.each([
  [0.01, 0.01],
  [0.197, 3 / 16], // 5 mm
  [0.59, 5 / 8], // 1.5 cm
  [1.97, 2], // 5 cm
  [7.87, 8], // 20 cm
  [11.02, 11], // 28 cm
])('%d in are shown as %d', (value, shown) => expect(roundInches(value)).toBe(shown));
