/** US measures of recipes. A cup is 236.588 ml. */
export const US_UNITS = ['cup', 'tbsp', 'tsp', 'lb', 'oz', 'qt'] as const;
export type UsUnit = (typeof US_UNITS)[number];
export type UsMeasure = readonly [count: number, unit: UsUnit];

/** An amount of a food. Spoons alone have no grams or milliliters: they follow from the food. */
export interface Amount {
  is: 'amount';
  grams?: number;
  milliliters?: number;
  /** The amount in US measures, the largest measure first. */
  us?: readonly UsMeasure[];
  /** Things, or the lower end of a range of them. */
  count?: number;
  /** The upper end of a range of things. */
  to?: number;
  /** A size that does not scale with the recipe: fillets of 170 g each. */
  fixed?: boolean;
}

/** A temperature in both scales, each as a cook would set or read it. */
export interface Heat {
  /** The temperature of the oven, inside meat, of frying oil, or of anything else. */
  is: 'oven' | 'inside' | 'oil' | 'heat';
  celsius: number;
  fahrenheit: number;
}

/** A time in seconds; `low` and `high` are equal if it is not a range. */
export interface Time {
  is: 'time';
  low: number;
  high: number;
  /** Whether a cook may want a timer for it. */
  timer: boolean;
}

/** A length in centimeters, and in inches as an American recipe gives it. */
export interface Length {
  is: 'length';
  centimeters: number;
  inches: number;
}

/** Any other number, which does not scale with the servings. */
export interface Plain {
  is: 'number';
  low: number;
  high: number;
}

/** The value of a placeholder in a recipe's words. */
export type Value = Amount | Heat | Time | Length | Plain;
export type Values = Readonly<Record<string, Value>>;

/** A weight in grams with its US measure: `grams(220, [1.75, 'cup'])`. */
export const grams = (weight: number, ...us: readonly UsMeasure[]): Amount => ({
  is: 'amount',
  grams: weight,
  us,
});

/** A volume in milliliters with its US measure: `milliliters(240, [1, 'cup'])`. */
export const milliliters = (volume: number, ...us: readonly UsMeasure[]): Amount => ({
  is: 'amount',
  milliliters: volume,
  us,
});

/** Spoons, which both systems share: `spoons(1.5, 'tbsp')`. */
export const spoons = (count: number, unit: 'tbsp' | 'tsp'): Amount => ({
  is: 'amount',
  us: [[count, unit]],
});

/** Counted things: `count(2)` eggs, `count(2, 3)` tomatoes. */
export const count = (low: number, to?: number): Amount => ({
  is: 'amount',
  count: low,
  ...(to !== undefined && { to }),
});

/** An amount that does not scale, such as the weight of each fillet. */
export const each = (amount: Amount): Amount => ({ ...amount, fixed: true });

const heat =
  (is: Heat['is']) =>
  (celsius: number, fahrenheit: number): Heat => ({ is, celsius, fahrenheit });

/** The oven's, with top and bottom heat. */
export const oven = heat('oven');
/** Inside meat, fish or bread, by thermometer. */
export const inside = heat('inside');
/** Of frying oil. */
export const oil = heat('oil');
/** Of anything else: milk, water, a fridge. */
export const degrees = heat('heat');

const time =
  (seconds: number) =>
  (low: number, high = low): Time => ({ is: 'time', low: low * seconds, high: high * seconds, timer: true });

export const seconds = time(1);
export const minutes = time(60);
export const hours = time(3600);
export const days = time(86_400);

/** A time without a timer: `within 2 hours`, `every 3 minutes`. */
export const untimed = (value: Time): Time => ({ ...value, timer: false });

/** `length(23, 9)` is 23 cm or 9 in; below 1 it is shown in millimeters. */
export const length = (centimeters: number, inches: number): Length => ({
  is: 'length',
  centimeters,
  inches,
});

/** Any other number: `number(14)` days of fermenting, `number(5, 6)` turns. */
export const number = (low: number, high = low): Plain => ({ is: 'number', low, high });
