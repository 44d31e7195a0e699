import { describe, expect, it } from 'vitest';
import { GAS_MARKS, gasMarkFromValue, gasMarkToFahrenheit, nearestGasMark } from './gasMark.ts';
import { FAN_OVEN_OFFSET_CELSIUS, fanSetting } from './ovenHeat.ts';

const MARKS = [
  ['1/4', 0.25, 225],
  ['1/2', 0.5, 250],
  ['1', 1, 275],
  ['2', 2, 300],
  ['3', 3, 325],
  ['4', 4, 350],
  ['5', 5, 375],
  ['6', 6, 400],
  ['7', 7, 425],
  ['8', 8, 450],
  ['9', 9, 475],
  ['10', 10, 500],
] as const;

const low = (value: number | readonly [number, number]) => (typeof value === 'number' ? value : value[0]);

describe('gas marks', () => {
  it("match the table's twelve rows", () => {
    expect(GAS_MARKS.map((mark) => mark.id)).toEqual(MARKS.map(([id]) => id));
  });

  it.each(MARKS)('mark %s has the number %d and is %d F', (id, value, fahrenheit) => {
    expect(gasMarkFromValue(value)).toBe(id);
    expect(gasMarkToFahrenheit(id)).toBe(fahrenheit);
    expect(nearestGasMark(fahrenheit)).toEqual({ ok: true, value: { id, exact: true } });
  });

  it('rise by 25 F per row, and equal 250 + 25 x mark from mark 1 up', () => {
    GAS_MARKS.forEach((mark, index) => {
      expect(mark.fahrenheit).toBe(225 + 25 * index);
      if (mark.value >= 1) expect(mark.fahrenheit).toBe(250 + 25 * mark.value);
    });
  });

  it.each(GAS_MARKS)('$id: printed temperatures are close to the exact value and convert back', (mark) => {
    const printed = low(mark.usualCelsius);
    expect(Math.abs(printed - ((mark.fahrenheit - 32) * 5) / 9)).toBeLessThanOrEqual(7);
    expect(nearestGasMark((printed * 9) / 5 + 32)).toMatchObject({ value: { id: mark.id } });
    expect(low(mark.fanCelsius)).toBe(printed - FAN_OVEN_OFFSET_CELSIUS);
  });

  it.each([
    [212.5, 'below-gas-marks'],
    [0, 'below-gas-marks'],
    [-400, 'below-gas-marks'],
    [Number.NaN, 'below-gas-marks'],
    [512.5, 'above-gas-marks'],
    [1e9, 'above-gas-marks'],
  ])('%d F is %s', (fahrenheit, code) => {
    expect(nearestGasMark(fahrenheit)).toEqual({ ok: false, code });
  });

  it.each([
    [212.6, '1/4'],
    [237.4, '1/4'],
    [262.5, '1/2'],
    [262.6, '1'],
    [356, '4'],
    [374, '5'],
    [392, '6'],
    [512.4, '10'],
  ])('%d F is nearest to mark %s', (fahrenheit, id) => {
    expect(nearestGasMark(fahrenheit)).toEqual({ ok: true, value: { id, exact: false } });
  });

  it.each([0, 0.3, 1.5, 11, -1, Number.NaN])('has no mark %d', (value) => {
    expect(gasMarkFromValue(value)).toBeNull();
  });

  it('sets a fan oven 20 degrees lower', () => {
    expect(fanSetting(180)).toBe(160);
  });
});
