import { isOvenTemperature } from './ovenHeat.ts';

/** What a temperature is read from: an oven's dial, or a thermometer in food, oil or sugar. */
export type ShownBy = 'dial' | 'thermometer';
/** What the words around a temperature say is heated; null if they do not say. */
export type Heated = 'oven' | 'food' | null;
export type DegreeScale = 'celsius' | 'fahrenheit';

/** 140 °F keeps food hot, 145 to 165 °F make meat, fish and leftovers safe (USDA FSIS); in degrees Celsius. */
const INSIDE_FOOD_CELSIUS = { min: 60, max: 74 };

/** Whether a temperature is usually measured inside food; in degrees Celsius. */
export const isInsideFood = (celsius: number) =>
  celsius >= INSIDE_FOOD_CELSIUS.min - 0.05 && celsius <= INSIDE_FOOD_CELSIUS.max;

/**
 * Below Gas Mark 3 ovens are set to round numbers, and sugar is boiled to the degrees between them (234 to 310 °F by
 * its stages). From there up a number of which nothing is said is an oven's.
 */
const SETTINGS = {
  celsius: { step: 10, anyFrom: 160 },
  fahrenheit: { step: 25, anyFrom: 325 },
} as const;

const celsiusOf = (value: number, scale: DegreeScale) =>
  scale === 'celsius' ? value : ((value - 32) * 5) / 9;

const isSetting = (value: number, { step, anyFrom }: (typeof SETTINGS)[DegreeScale]) =>
  value >= anyFrom || value % step === 0;

/**
 * The one rule for what belongs where: an oven's dial shows what is called an oven's and is at least Gas Mark 1/4, and
 * of temperatures that nothing is said about, the numbers that ovens are set to. Everything else is read to the degree.
 */
export function shownBy(value: number, scale: DegreeScale, heated: Heated): ShownBy {
  if (heated === 'food' || !isOvenTemperature(celsiusOf(value, scale))) return 'thermometer';
  return heated === 'oven' || isSetting(value, SETTINGS[scale]) ? 'dial' : 'thermometer';
}
