/** Gas Mark 1/4, 225 °F; cooler temperatures are not for baking. In whole degrees Celsius. */
const MIN_OVEN_CELSIUS = 107;
/** The maximum on home oven dials, 575 °F. */
export const MAX_OVEN_CELSIUS = 302;

/** Somewhat above what pizza ovens are heated to: what is said of an oven beyond is a typing error. */
export const MAX_PIZZA_OVEN_CELSIUS = 550;

/** Whether a home oven can be set to a temperature in degrees Celsius. */
export const isOvenTemperature = (celsius: number) =>
  celsius >= MIN_OVEN_CELSIUS && celsius <= MAX_OVEN_CELSIUS;

/** How much lower a fan oven is set, in degrees Celsius; about one gas mark. */
export const FAN_OVEN_OFFSET_CELSIUS = 20;
/** How much lower American recipes set one that shows degrees Fahrenheit. */
export const FAN_OVEN_OFFSET_FAHRENHEIT = 25;

/** How much lower a fan oven is set that shows degrees of a scale, in degrees Celsius. */
export const fanOffset = (scale: string) =>
  scale === 'fahrenheit' ? FAN_OVEN_OFFSET_FAHRENHEIT / 1.8 : FAN_OVEN_OFFSET_CELSIUS;

/** Converts a conventional setting to a fan oven's, in degrees Celsius; null if it is not an oven temperature. */
export const fanSetting = (celsius: number) =>
  isOvenTemperature(celsius) ? celsius - FAN_OVEN_OFFSET_CELSIUS : null;
