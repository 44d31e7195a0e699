/** Gas Mark 1/4, 225 °F: cooler is no setting for baking, and has no fan setting. In whole degrees Celsius. */
const MIN_OVEN_CELSIUS = 107;
/** The end of home ovens' dials, 575 °F. */
const MAX_OVEN_CELSIUS = 302;

/** Whether an oven may be set to it, with or without a fan; in degrees Celsius. */
export const isOvenTemperature = (celsius: number) =>
  celsius >= MIN_OVEN_CELSIUS && celsius <= MAX_OVEN_CELSIUS;

/** How much lower a fan oven is set, in degrees Celsius; about one gas mark. */
export const FAN_OVEN_OFFSET_CELSIUS = 20;

/** A fan oven's setting for a conventional one; null where no oven is set. Both in degrees Celsius. */
export const fanSetting = (celsius: number) =>
  isOvenTemperature(celsius) ? celsius - FAN_OVEN_OFFSET_CELSIUS : null;
