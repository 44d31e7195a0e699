import { describe, expect, it } from 'vitest';
import {
  convertSetting,
  degreesError,
  type OvenInput,
  readOvenSetting,
  startSetting,
  writeOvenSetting,
} from './ovenSetting.ts';

const at = (part: Partial<OvenInput>): OvenInput => ({ ...startSetting('celsius'), ...part });

describe('convertSetting', () => {
  it.each([
    ['180', 'celsius', 180, 356, '4'],
    ['350', 'fahrenheit', 176.667, 350, '4'],
    ['220,5', 'celsius', 220.5, 428.9, '7'],
  ] as const)('%s %s', (degrees, scale, celsius, fahrenheit, mark) => {
    const answer = convertSetting(at({ degrees, scale }), ',');
    expect(answer?.celsius).toMatchObject({ ok: true, value: { value: expect.closeTo(celsius, 2) } });
    expect(answer?.fahrenheit).toMatchObject({ ok: true, value: { value: expect.closeTo(fahrenheit, 2) } });
    expect(answer?.gasMark).toMatchObject({ ok: true, value: { gasMark: mark } });
  });

  it('reads a gas mark from its table row', () => {
    expect(convertSetting(at({ scale: 'gas-mark', mark: '6' }), '.')?.fahrenheit).toMatchObject({
      value: { value: 400 },
    });
  });

  it('has no answer for text that is not a number', () => {
    expect(convertSetting(at({ degrees: 'hot' }), '.')).toBeNull();
  });
});

describe('degrees as typed', () => {
  it.each([
    ['350°', 'fahrenheit'],
    ['350 °F', 'fahrenheit'],
    ['350f', 'fahrenheit'],
    ['350 º F ', 'fahrenheit'],
    ['180°', 'celsius'],
    ['180 °C', 'celsius'],
    ['160c', 'fan'],
  ] as const)('%s has its sign: %s', (degrees, scale) => {
    const plain = at({ degrees: degrees.slice(0, 3), scale });
    expect(convertSetting(at({ degrees, scale }), '.')).toEqual(convertSetting(plain, '.'));
    expect(degreesError(at({ degrees, scale }), '.')).toBeNull();
  });

  it.each([
    ['9999', 'celsius', 'tooHot'],
    ['9999', 'fahrenheit', 'tooHot'],
    ['5000', 'fan', 'tooHot'],
    ['4000', 'celsius', null],
    ['hot', 'celsius', 'notANumber'],
    ['°', 'celsius', 'notANumber'],
    ['350 °F', 'celsius', 'notANumber'],
    ['180 °C', 'fahrenheit', 'notANumber'],
    [' ', 'celsius', null],
    ['9999', 'gas-mark', null],
  ] as const)('%s in %s: %s', (degrees, scale, error) => {
    expect(degreesError(at({ degrees, scale }), '.')).toBe(error);
  });
});

describe('the URL', () => {
  it.each([
    at({}),
    at({ degrees: '200' }),
    at({ scale: 'fahrenheit', degrees: '180' }),
    at({ scale: 'gas-mark', mark: '1/2' }),
    { ...startSetting('thermostat'), thermostat: '6-7' },
    { ...startSetting('fan'), degrees: '165' },
    at({ degrees: '118', measured: 'sugar' }),
  ])('restores %o', (setting) =>
    expect(readOvenSetting(writeOvenSetting(setting, '?amount=5'))).toEqual(setting),
  );

  it('says nothing before a choice and keeps unrelated parameters', () => {
    expect(writeOvenSetting(null, '?amount=5&heat=1&scale=celsius&measured=food')).toBe('?amount=5');
    expect(writeOvenSetting(null, '')).toBe('');
    expect(readOvenSetting('?amount=5')).toBeNull();
  });

  it('takes degrees without a scale as Celsius', () => {
    expect(readOvenSetting('?heat=200')).toMatchObject({ scale: 'celsius', degrees: '200' });
  });

  it('has a number that ovens are set to where a URL names the scale alone', () => {
    expect(readOvenSetting('?scale=fahrenheit')).toMatchObject({ scale: 'fahrenheit', degrees: '350' });
  });

  it.each(['?scale=rankine', '?scale=gas-mark&heat=11', '?heat', '?measured=iron'])(
    'falls back for %s',
    (query) => {
      expect(readOvenSetting(query)).toMatchObject({ mark: '4', measured: 'oven' });
    },
  );
});
