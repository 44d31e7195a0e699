import { describe, expect, it } from 'vitest';
import { convertSetting, DEFAULT_SETTING, type OvenInput } from './ovenSetting.ts';
import { roundForOven } from './roundForOven.ts';

describe('roundForOven', () => {
  const settings = (part: Partial<OvenInput>) => {
    const setting = { ...DEFAULT_SETTING, ...part };
    const answer = convertSetting(setting, '.');
    return answer && roundForOven(answer, setting.scale);
  };

  // 140 to 165 °F: USDA FSIS; 235 °F: soft ball; 203 °F: pulled pork; 225 °F: Gas Mark 1/4
  it.each([
    [{ scale: 'fahrenheit', degrees: '350' }, 180, 350, 160],
    [{ scale: 'fahrenheit', degrees: '375' }, 190, 375, 170],
    [{ scale: 'fahrenheit', degrees: '400' }, 200, 400, 180],
    [{ scale: 'fahrenheit', degrees: '225' }, 110, 225, 90],
    [{ scale: 'celsius', degrees: '200' }, 200, 400, 180],
    [{ scale: 'celsius', degrees: '185' }, 185, 365, 165],
    [{ scale: 'gas-mark', mark: '6' }, 200, 400, 180],
    [{ scale: 'gas-mark', mark: '1/4' }, 110, 225, 90],
    [{ scale: 'celsius', degrees: '20' }, 20, 68, null],
    [{ scale: 'celsius', degrees: '118' }, 118, 244, null],
    [{ scale: 'fahrenheit', degrees: '140' }, 60, 140, null],
    [{ scale: 'fahrenheit', degrees: '165' }, 74, 165, null],
    [{ scale: 'fahrenheit', degrees: '203' }, 95, 203, null],
    [{ scale: 'fahrenheit', degrees: '235' }, 113, 235, null],
    [{ scale: 'celsius', degrees: '350' }, 350, 662, null],
  ] as const)('%o: %d °C, %d °F, fan %s', (setting, celsius, fahrenheit, fan) => {
    expect(settings(setting)).toMatchObject({ celsius, fahrenheit, fan });
  });

  it('returns null below absolute zero', () => expect(settings({ degrees: '-300' })).toBeNull());
});
