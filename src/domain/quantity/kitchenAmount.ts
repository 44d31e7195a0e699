import { type UnitOfMeasure, unitsOfMeasure } from 'parse-ingredient';
import { formatFraction, kitchenFraction } from './fraction.ts';

/** Numbers as a recipe writes them, one or two for a range, and the unit, '' for counted things. */
export interface KitchenAmount {
  numbers: readonly string[];
  unit: string;
}

/** Counting units that parse-ingredient does not know. */
export const COUNTING_WORDS: Readonly<Record<string, UnitOfMeasure>> = Object.fromEntries(
  [
    'block',
    'bottle',
    'fillet',
    'handful',
    'jar',
    'knob',
    'packet',
    'rasher',
    'sheet',
    'slice',
    'stalk',
    'tin',
  ].map((word) => [word, { short: word, plural: `${word}s`, type: 'count' }]),
);

/** Metric pairs: the smaller unit is used below 1000, the larger one from there on. */
const METRIC: Readonly<Record<string, readonly [small: string, large: string, inSmall: number]>> = {
  gram: ['g', 'kg', 1],
  kilogram: ['g', 'kg', 1000],
  milliliter: ['ml', 'l', 1],
  deciliter: ['ml', 'l', 100],
  liter: ['ml', 'l', 1000],
};

/** Relative float error. */
const NOISE = 1e-9;
/** If a kitchen fraction's relative error exceeds this, a smaller unit is used instead. */
const TOLERANCE = 0.04;

/** Anything below this many teaspoons is a pinch: halfway between the smallest spoon, 1/8, and a pinch, 1/16. */
const PINCH = 3 / 32;

/** Whether a number as written takes the singular: `1` and `1/2` do, `1 1/2` does not. */
export function isSingular(number: string): boolean {
  return /^(?:1|\d+\/\d+)$/.test(number);
}

function isWhole(value: number): boolean {
  return Math.abs(value - Math.round(value)) <= NOISE * Math.max(1, value);
}

function toStep(value: number, step: number): number {
  return Math.round(value / step + NOISE) * step;
}

/**
 * Rounds grams or milliliters to what a kitchen scale or measuring jug shows. Whole numbers stay; others go to the
 * nearest 10 from 250, 5 from 50, 1 from 10, and 0.5 below; under 0.5 one significant digit is kept.
 */
function roundMetric(value: number): number {
  if (isWhole(value)) return Math.round(value);
  if (value < 0.5) return Number(value.toPrecision(1));
  return toStep(value, value < 10 ? 0.5 : value < 50 ? 1 : value < 250 ? 5 : 10);
}

/** A number as a kitchen fraction, in steps of `step` if given. Never 0: the smallest is 1/8. */
function fraction(value: number, step?: number): string {
  const nearest = kitchenFraction(value);
  const exact = nearest?.exact === true || step === undefined;
  const shown = exact ? nearest : kitchenFraction(toStep(value, step));
  return shown ? formatFraction(shown) : '1/8';
}

/** The relative error of writing a number as a kitchen fraction; 1 if there is no such fraction. */
function fractionError(value: number): number {
  const near = kitchenFraction(value);
  return near ? Math.abs(near.whole + near.numerator / near.denominator - value) / value : 1;
}

function metric(values: readonly number[], pair: readonly [string, string, number]): KitchenAmount {
  const [small, large, inSmall] = pair;
  const rounded = values.map((value) => roundMetric(value * inSmall));
  const moveUp = Math.max(...rounded) >= 1000;
  const numbers = rounded.map((value) => String(Number((moveUp ? value / 1000 : value).toPrecision(12))));
  return { numbers, unit: moveUp ? large : small };
}

/** Cups below 1/4, or in fractions no measuring set has, become tablespoons, or teaspoons if those do not fit. */
function spoons(values: readonly number[], id: string): KitchenAmount {
  const teaspoons = values.map((value) => value * (id === 'cup' ? 48 : id === 'tablespoon' ? 3 : 1));
  const largest = Math.max(...teaspoons);
  const write = (size: number, unit: string) => ({ numbers: teaspoons.map((t) => fraction(t / size)), unit });
  const eighths = largest < 48 && kitchenFraction(largest / 48)?.denominator === 8;
  if (id === 'cup' && largest > 12 * (1 - NOISE) && !eighths && fractionError(largest / 48) <= TOLERANCE) {
    const cups = write(48, 'cup');
    return cups.numbers.every(isSingular) ? cups : { ...cups, unit: 'cups' };
  }
  const halves = isWhole(largest / 1.5);
  if (largest >= 12 || (largest > 3 * (1 - NOISE) && halves)) return write(3, 'tbsp');
  return largest < PINCH ? { numbers: ['1'], unit: 'pinch' } : write(1, 'tsp');
}

/** Pounds from one pound up if a kitchen fraction is close enough; otherwise ounces. */
function poundsAndOunces(values: readonly number[], id: string): KitchenAmount {
  const ounces = values.map((value) => (id === 'pound' ? value * 16 : value));
  const largest = Math.max(...ounces);
  if (largest > 16 * (1 - NOISE) && fractionError(largest / 16) <= TOLERANCE) {
    return { numbers: ounces.map((ounce) => fraction(ounce / 16)), unit: 'lb' };
  }
  return {
    numbers: ounces.map((ounce) => fraction(ounce, ounce < 4 ? undefined : ounce < 10 ? 0.25 : 0.5)),
    unit: 'oz',
  };
}

function counted(values: readonly number[], unit: string, id: string | null): KitchenAmount {
  const definition = id === null ? undefined : (unitsOfMeasure[id] ?? COUNTING_WORDS[id]);
  // Nobody measures out eleven and a half leaves.
  const numbers = values.map((value) =>
    value < 10 ? fraction(value, value < 4 ? undefined : 0.5) : String(Math.round(value)),
  );
  const isWord = definition && (unit === id || unit === definition.plural);
  if (!isWord) return { numbers, unit };
  return { numbers, unit: numbers.every(isSingular) ? (id ?? unit) : definition.plural };
}

/**
 * Writes an amount the way cooks read it. `unit` is the unit as written, `id` is parse-ingredient's id for it, null for
 * counted things. Metric amounts are rounded to what a scale or jug shows, others to halves, thirds, quarters and
 * eighths. The unit changes where a cook would change it.
 */
export function kitchenAmount(values: readonly number[], unit: string, id: string | null): KitchenAmount {
  const pair = id === null ? undefined : METRIC[id];
  if (pair) return metric(values, pair);
  if (id === 'centimeter' || id === 'millimeter') {
    return {
      numbers: values.map((value) =>
        String(isWhole(value) ? Math.round(value) : Math.max(0.5, toStep(value, 0.5))),
      ),
      unit,
    };
  }
  if (id === 'cup' || id === 'tablespoon' || id === 'teaspoon') return spoons(values, id);
  if (id === 'pound' || id === 'ounce') return poundsAndOunces(values, id);
  return counted(values, unit, id);
}
