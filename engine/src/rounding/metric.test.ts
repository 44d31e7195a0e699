import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MEASURES } from '../units/measureWords.ts';
import { inJug, inMarks, type Jug, onScale, roundForJug, roundForScale } from './metric.ts';

describe('a scale', () => {
  it.each([
    [0, 0],
    [0.04, 0],
    [0.26, 0.3],
    [0.96, 1],
    [1.2, 1.2],
    [7.34, 7.3],
    [9.96, 10],
    [10.4, 10],
    [125.39, 125],
    [263.4, 263],
    [499.6, 500],
    [501, 500],
    [503, 505],
    [1234, 1235],
    // 15 ml of 1.1 g, by way of a cup, and 5 ml of 1.09 g.
    [16.499999999999996, 17],
    [5.449999999999999, 5.5],
  ])('%d g is shown as %d', (grams, shown) => expect(roundForScale(grams)).toBe(shown));
});

describe('a jug', () => {
  it.each([
    [0, 0],
    [0.2, 0],
    [4.9, 5],
    [14.79, 15],
    [48.4, 48],
    [118.3, 120],
    [236.6, 235],
    [473.2, 475],
    [946.4, 950],
  ])('%d ml is shown as %d', (milliliters, shown) => expect(roundForJug(milliliters)).toBe(shown));
});

describe.each([roundForScale, roundForJug])('%o', (round) => {
  it.each([-1, Number.NaN, Number.POSITIVE_INFINITY])('%d is no amount', (value) => {
    expect(round(value)).toBeNull();
  });

  it('never turns an order round', () => {
    const value = fc.double({ min: 0, max: 2000, noNaN: true });
    fc.assert(
      fc.property(value, value, (a, b) => {
        expect(round(Math.min(a, b))).toBeLessThanOrEqual(round(Math.max(a, b)) ?? -1);
      }),
    );
  });
});

describe('in kilograms and liters from a thousand up', () => {
  it.each<[number[], string]>([
    [[263.4], '263 g'],
    [[999], '1 kg'],
    [[1234], '1.235 kg'],
    [[907.2, 1360.8], '0.905-1.36 kg'],
    [[0.03], '0.03 g'],
    [[0.0123], '0.012 g'],
    [[0], '0 g'],
  ])('%j g are %s', (grams, shown) => {
    const { unit, values } = onScale(grams);
    expect(`${values.join('-')} ${unit}`).toBe(shown);
  });

  it.each<[number[], string, Jug?]>([
    [[236.6], '235 ml'],
    [[1892.7], '1.89 l'],
    [[200, 300], '200-300 ml'],
    [[0.05], '0.05 ml'],
    // By the marks of the jug, from one of them up to a liter
    [[250], '25 cl', 'cl'],
    [[250], '2.5 dl', 'dl'],
    [[100, 150], '1-1.5 dl', 'dl'],
    [[75], '75 ml', 'dl'],
    [[75, 100], '0.75-1 dl', 'dl'],
    [[5], '5 ml', 'cl'],
    [[1000], '1 l', 'dl'],
    [[999], '1 l', 'cl'],
  ])('%j ml are %s', (milliliters, shown, jug) => {
    const { unit, values } = inJug(milliliters, jug);
    expect(`${values.join('-')} ${unit}`).toBe(shown);
  });
});

it.each(['ml', 'cl', 'dl'] as const)('a mark of %s is the measure of that name', (jug) => {
  expect(inMarks([MEASURES[jug].size], jug)).toEqual({ unit: jug, values: [1] });
});
