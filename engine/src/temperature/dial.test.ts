import { describe, expect, it } from 'vitest';
import { dialCelsius, dialFahrenheit } from './dial.ts';

describe('dialCelsius', () => {
  it.each([
    [176.67, '4', 180],
    [246.11, '9', 240],
    [162.78, '3', 160],
    [182.2, null, 180],
    [20, null, 20],
    [-40, null, -40],
    [400.4, null, 400.4],
  ] as const)('%d with mark %s becomes %d', (celsius, mark, set) => {
    expect(dialCelsius(celsius, mark)).toBe(set);
  });
});

describe('dialFahrenheit', () => {
  it.each([
    [356, 350],
    [392, 400],
    [374, 375],
    [320, 325],
    [338, 340],
    [410, 410],
    [68, 68],
    [-459.67, -459.67],
  ])('%d becomes %d', (fahrenheit, set) => expect(dialFahrenheit(fahrenheit)).toBe(set));
});
