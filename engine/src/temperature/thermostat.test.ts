import { describe, expect, it } from 'vitest';
import { celsiusToThermostat, thermostatToCelsius } from './thermostat.ts';

describe('the thermostat of French ovens', () => {
  // Pairs that French recipes print.
  it.each([
    [30, '1', true],
    [150, '5', true],
    [160, '5-6', false],
    [170, '5-6', false],
    [175, '6', false],
    [180, '6', true],
    [190, '6-7', false],
    [195, '6-7', true],
    [200, '6-7', false],
    [210, '7', true],
    [220, '7-8', false],
    [240, '8', true],
    [300, '10', true],
    [176.67, '6', false],
    [305, '10', false],
    [23, '1', false],
  ])('%d °C is Th %s', (celsius, text, exact) => {
    const result = celsiusToThermostat(celsius);
    expect(result.ok && [result.value.text, result.value.exact]).toEqual([text, exact]);
  });

  it.each([
    [22, 'below-thermostat'],
    [-40, 'below-thermostat'],
    [Number.NaN, 'below-thermostat'],
    [308, 'above-thermostat'],
    [Number.POSITIVE_INFINITY, 'above-thermostat'],
  ])('%d °C is %s', (celsius, code) => expect(celsiusToThermostat(celsius)).toEqual({ ok: false, code }));

  it.each([1, 5, 6, 6.5, 7, 10])('Th %d leads to a temperature and back', (value) => {
    const result = celsiusToThermostat(thermostatToCelsius(value));
    expect(result.ok && result.value).toMatchObject({ value, exact: true });
  });
});
