import { describe, expect, it } from 'vitest';
import { answerOf, DEFAULT_SETTING, type Setting } from './ovenSetting.ts';
import { settingsOf } from './settingsOf.ts';

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
