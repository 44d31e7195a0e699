/** Gas Mark 1/4, 225 °F: cooler is no setting for baking, and has no fan setting. In whole degrees Celsius. */
const COOLEST_OVEN = 107;
/** The end of home ovens' dials, 575 °F. */
const HOTTEST_OVEN = 302;

/** Whether an oven may be set to it, with or without a fan; in degrees Celsius. */
export const isOvenHeat = (celsius: number) => celsius >= COOLEST_OVEN && celsius <= HOTTEST_OVEN;

/** How much lower a fan oven is set, in degrees Celsius; about one gas mark. */
export const FAN_OVEN_OFFSET_CELSIUS = 20;

/** A fan oven's setting for a conventional one; null where no oven is set. Both in degrees Celsius. */
export const fanSetting = (celsius: number) =>
  isOvenHeat(celsius) ? celsius - FAN_OVEN_OFFSET_CELSIUS : null;
