import { expect, it } from 'vitest';
import { celsiusToGasSteps, gasStepToCelsius } from './gasSteps.ts';

// hausjournal.net: eight steps by 20 °C, the first 140 and the last 280 °C
it.each([
  [1, 140],
  [2, 160],
  [8, 280],
  [0, null],
  [9, null],
])('takes step %d for %s °C', (step, celsius) => {
  expect(gasStepToCelsius(step)).toBe(celsius);
  if (celsius !== null) expect(celsiusToGasSteps(celsius)).toEqual([step]);
});

it.each([
  [170, [2, 3]],
  [175, [2, 3]],
  [180, [3]],
  [100, null],
  [300, null],
])('has the steps of %d °C: %s', (celsius, steps) => {
  expect(celsiusToGasSteps(celsius)).toEqual(steps);
});
