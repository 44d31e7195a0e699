import { describe, expect, it } from 'vitest';
import {
  convertSetting,
  DEFAULT_SETTING,
  type OvenInput,
  readOvenSetting,
  writeOvenSetting,
} from './ovenSetting.ts';

const at = (part: Partial<OvenInput>): OvenInput => ({ ...DEFAULT_SETTING, ...part });

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

describe('the address', () => {
  it.each([
    at({}),
    at({ degrees: '200' }),
    at({ scale: 'fahrenheit', degrees: '180' }),
    at({ scale: 'gas-mark', mark: '1/2' }),
  ])('restores %o', (setting) =>
    expect(readOvenSetting(writeOvenSetting(setting, '?amount=5'))).toEqual(setting),
  );

  it('leaves out the initial setting and keeps unrelated parameters', () => {
    expect(writeOvenSetting(DEFAULT_SETTING, '?amount=5&heat=1&scale=celsius')).toBe('?amount=5');
    expect(writeOvenSetting(DEFAULT_SETTING, '')).toBe('');
  });

  it('has a number that ovens are set to where an address names the scale alone', () => {
    expect(readOvenSetting('?scale=fahrenheit')).toMatchObject({ scale: 'fahrenheit', degrees: '350' });
  });

  it.each(['?scale=rankine', '?scale=gas-mark&heat=11', '?heat', ''])('falls back for %s', (query) => {
    expect(readOvenSetting(query).mark).toBe('4');
  });
});
