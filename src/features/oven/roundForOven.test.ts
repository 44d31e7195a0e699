import { describe, expect, it } from 'vitest';
import { convertSetting, type OvenInput, startSetting } from './ovenSetting.ts';
import { roundForOven } from './roundForOven.ts';

describe('roundForOven', () => {
  const settings = (part: Partial<OvenInput>) => {
    const setting = { ...startSetting('celsius'), ...part };
    const answer = convertSetting(setting, '.');
    return answer && roundForOven(answer, setting);
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
    // A fan oven at 160 °C is one of 180 °C without; 6-7 of steps of 30 °C is 195 (383 °F),
    // which French recipes call 200; 375 is the multiple of 25 near it.
    [{ scale: 'fan', degrees: '160' }, 180, 350, 160],
    [{ scale: 'fan', degrees: '40' }, 40, 104, null],
    [{ scale: 'thermostat', thermostat: '6' }, 180, 350, 160],
    [{ scale: 'thermostat', thermostat: '6-7' }, 200, 375, 180],
    // In sugar, oil or food no figure is rounded to a dial's step, hot as it may be.
    [{ scale: 'fahrenheit', degrees: '350', measured: 'sugar' }, 177, 350, null],
    [{ scale: 'celsius', degrees: '170', measured: 'sugar' }, 170, 338, null],
    [{ scale: 'celsius', degrees: '160', measured: 'food' }, 160, 320, null],
  ] as const)('%o: %d °C, %d °F, fan %s', (setting, celsius, fahrenheit, fan) => {
    expect(settings(setting)).toMatchObject({ celsius, fahrenheit, fan });
  });

  it('returns null below absolute zero', () => expect(settings({ degrees: '-300' })).toBeNull());
});
