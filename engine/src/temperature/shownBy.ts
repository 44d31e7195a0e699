import { isOvenTemperature } from './ovenHeat.ts';
import { fahrenheitToCelsius } from './scales.ts';

/** What shows a temperature: an oven's dial, or a thermometer in food, oil or sugar. */
export type ShownBy = 'dial' | 'thermometer';
/** What is heated, by the words around a temperature; null if unknown. */
export type Heated = 'oven' | 'food' | null;
export const DEGREE_SCALES = ['celsius', 'fahrenheit'] as const;
export type DegreeScale = (typeof DEGREE_SCALES)[number];
/** The letter behind degrees, with its scale. */
export const SCALE_OF_UNIT = { C: 'celsius', F: 'fahrenheit' } as const satisfies Record<string, DegreeScale>;
export type DegreeUnit = keyof typeof SCALE_OF_UNIT;

/** 140 °F keeps food hot, 145 to 165 °F make meat, fish and leftovers safe (USDA FSIS); in degrees Celsius. */
const INSIDE_FOOD_CELSIUS = { min: 60, max: 74 };

/** Whether a temperature is usually measured inside food; in degrees Celsius. */
export const isInsideFood = (celsius: number) =>
  celsius >= INSIDE_FOOD_CELSIUS.min - 0.05 && celsius <= INSIDE_FOOD_CELSIUS.max;

/**
 * Below Gas Mark 3 ovens are set to round numbers, and sugar is boiled to the degrees between them (234 to 310 °F by
 * its stages). From there up, any number without context is an oven setting.
 */
const SETTINGS = {
  celsius: { step: 10, anyFrom: 160 },
  fahrenheit: { step: 25, anyFrom: 325 },
} as const;

const celsiusOf = (value: number, scale: DegreeScale) =>
  scale === 'celsius' ? value : fahrenheitToCelsius(value);

const isSetting = (value: number, { step, anyFrom }: (typeof SETTINGS)[DegreeScale]) =>
  value >= anyFrom || value % step === 0;

/**
 * Decides between dial and thermometer: the dial shows what is called an oven temperature and is at least Gas Mark 1/4,
 * and without context the numbers that ovens are usually set to. Everything else is read to the degree.
 */
export function shownBy(value: number, scale: DegreeScale, heated: Heated): ShownBy {
  if (heated === 'food' || !isOvenTemperature(celsiusOf(value, scale))) return 'thermometer';
  return heated === 'oven' || isSetting(value, SETTINGS[scale]) ? 'dial' : 'thermometer';
}
