import { describe, expect, it } from 'vitest';
import { isInsideFood, shownBy } from './shownBy.ts';

describe('shownBy', () => {
  it.each([
    // Inside food (USDA FSIS: 145, 160, 165 °F; 140 °F keeps food hot): no oven setting, whatever is said.
    [140, 'fahrenheit', null, 'thermometer'],
    [145, 'fahrenheit', 'oven', 'thermometer'],
    [160, 'fahrenheit', null, 'thermometer'],
    [165, 'fahrenheit', 'oven', 'thermometer'],
    [203, 'fahrenheit', null, 'thermometer'], // pulled pork
    [80, 'celsius', null, 'thermometer'], // custard
    // Gas Mark 1/4 is 225 °F, 107 °C
    [224, 'fahrenheit', 'oven', 'thermometer'],
    [225, 'fahrenheit', 'oven', 'dial'],
    [225, 'fahrenheit', null, 'dial'],
    [106, 'celsius', 'oven', 'thermometer'],
    [107, 'celsius', 'oven', 'dial'],
    [110, 'celsius', null, 'dial'],
    // Sugar: thread 230 to 235 °F, soft ball 234 to 240, firm ball 244 to 248, soft crack 270 to 290
    [235, 'fahrenheit', null, 'thermometer'],
    [240, 'fahrenheit', null, 'thermometer'],
    [118, 'celsius', null, 'thermometer'],
    [235, 'fahrenheit', 'oven', 'dial'],
    [300, 'fahrenheit', 'food', 'thermometer'],
    [350, 'fahrenheit', 'food', 'thermometer'],
    // Ovens
    [350, 'fahrenheit', null, 'dial'],
    [335, 'fahrenheit', null, 'dial'],
    [175, 'celsius', null, 'dial'],
    [180, 'celsius', null, 'dial'],
    [176.67, 'celsius', null, 'dial'],
    [165, 'celsius', null, 'dial'],
    [115, 'celsius', null, 'thermometer'],
    // No home oven
    [350, 'celsius', 'oven', 'thermometer'],
  ] as const)('%d %s of %s is read from a %s', (value, scale, heated, by) => {
    expect(shownBy(value, scale, heated)).toBe(by);
  });
});

describe('isInsideFood', () => {
  it.each([
    [139, false],
    [140, true],
    [145, true],
    [165, true],
    [170, false],
    [350, false],
  ])('%d °F: %s', (fahrenheit, inside) => expect(isInsideFood(((fahrenheit - 32) * 5) / 9)).toBe(inside));
});
