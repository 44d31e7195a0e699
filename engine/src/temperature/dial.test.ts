import { describe, expect, it } from 'vitest';
import { shownDegrees, shownHeat } from './dial.ts';

describe('shownDegrees', () => {
  it.each([
    // The gas mark's row: 350 °F is 180 °C, 475 °F 240, 325 °F 160
    [176.666_666_667, 180],
    [246.111_111_111, 240],
    [162.777_777_778, 160],
    [182.2, 180],
    [204.444_444_444, 200],
    // No oven is set to these
    [20, 20],
    [73.888_888_889, 74],
    [-40, -40],
    [400.4, 400],
  ])('%d °C is set to %d', (celsius, set) => {
    expect(shownDegrees(celsius, 'celsius', 'dial')).toBe(set);
  });

  it.each([
    [180, 350],
    [200, 400],
    [190, 375],
    [160, 325],
    [170, 340],
    [210, 410],
    [20, 68],
  ])('%d °C is set to %d °F', (celsius, set) => {
    expect(shownDegrees(celsius, 'fahrenheit', 'dial')).toBe(set);
  });

  it.each([
    [112.777_777_778, 113, 235],
    [95, 95, 203],
    [118, 118, 244],
    [176.666_666_667, 177, 350],
    [-0.2, 0, 32],
  ])('%d °C is read as %d °C and %d °F', (exact, celsius, fahrenheit) => {
    expect(shownDegrees(exact, 'celsius', 'thermometer')).toBe(celsius);
    expect(shownDegrees(exact, 'fahrenheit', 'thermometer')).toBe(fahrenheit);
  });
});

describe('shownHeat', () => {
  it.each([
    [176.666_666_667, 'fahrenheit', 'dial', { celsius: 180, fahrenheit: 350, fan: 160 }],
    [185, 'celsius', 'dial', { celsius: 185, fahrenheit: 365, fan: 165 }],
    [176.666_666_667, null, 'dial', { celsius: 180, fahrenheit: 350, fan: 160 }],
    [73.888_888_889, 'fahrenheit', 'thermometer', { celsius: 74, fahrenheit: 165, fan: null }],
    [93.333_333_333, 'fahrenheit', 'dial', { celsius: 93, fahrenheit: 200, fan: null }],
    [350, 'celsius', 'dial', { celsius: 350, fahrenheit: 662, fan: null }],
  ] as const)('%d °C typed in %s for a %s', (celsius, typed, by, shown) => {
    expect(shownHeat(celsius, typed, by)).toEqual({ by, ...shown });
  });
});
