import { describe, expect, it } from 'vitest';
import { dialCelsius, dialFahrenheit, settingsOf } from './dial.ts';
import { answerOf, DEFAULT_SETTING, type Setting } from './ovenSetting.ts';

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

describe('settingsOf', () => {
  const settings = (part: Partial<Setting>) => {
    const setting = { ...DEFAULT_SETTING, ...part };
    const answer = answerOf(setting, '.');
    return answer && settingsOf(answer, setting.scale);
  };

  it.each([
    [
      { scale: 'fahrenheit', degrees: '350' },
      { celsius: 180, fahrenheit: 350, fan: 160 },
    ],
    [
      { scale: 'fahrenheit', degrees: '375' },
      { celsius: 190, fahrenheit: 375, fan: 170 },
    ],
    [
      { scale: 'celsius', degrees: '185' },
      { celsius: 185, fahrenheit: 365, fan: 165 },
    ],
    [
      { scale: 'celsius', degrees: '20' },
      { celsius: 20, fahrenheit: 68, fan: null },
    ],
    [
      { scale: 'gas-mark', mark: '6' },
      { celsius: 200, fahrenheit: 400, fan: 180 },
    ],
  ] as const)('%o', (setting, expected) => expect(settings(setting)).toEqual(expected));

  it('returns null below absolute zero', () => expect(settings({ degrees: '-300' })).toBeNull());
});
