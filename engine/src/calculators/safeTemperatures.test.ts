import { describe, expect, it } from 'vitest';
import { convertTemperature } from '../temperature/scales.ts';
import { SAFE_TEMPERATURES } from './safeTemperatures.ts';

describe('safe temperatures', () => {
  it('are the four rows of the specification, then others of the USDA chart, with rest times', () => {
    expect(SAFE_TEMPERATURES.map((row) => [row.id, row.fahrenheit, row.celsius, row.restMinutes])).toEqual([
      ['poultry', 165, 74, 0],
      ['ground-meat', 160, 71, 0],
      ['beef-pork-lamb', 145, 63, 3],
      ['fish-shellfish', 145, 63, 0],
      ['eggs', 160, 71, 0],
      ['leftovers-casseroles', 165, 74, 0],
      ['stuffing', 165, 74, 0],
    ]);
  });

  it.each(SAFE_TEMPERATURES)('$id: Celsius is the rounded Fahrenheit figure', ({ fahrenheit, celsius }) => {
    const exact = convertTemperature(fahrenheit, 'fahrenheit', 'celsius');
    expect(exact.ok && Math.round(exact.value)).toBe(celsius);
  });
});
