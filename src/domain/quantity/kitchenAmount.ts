import { type UnitOfMeasure, unitsOfMeasure } from 'parse-ingredient';
import { formatFraction, kitchenFraction } from './fraction.ts';

/** Numbers as a recipe writes them (one, or two for a range), and the unit's word, '' for counted things. */
export interface KitchenAmount {
  numbers: readonly string[];
  unit: string;
}

/** Words that ingredient lines count by, beyond those that parse-ingredient knows. */
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

/** Metric units move between a smaller and a larger one: the smaller below 1000 of it, the larger from there on. */
const METRIC: Readonly<Record<string, readonly [small: string, large: string, inSmall: number]>> = {
  gram: ['g', 'kg', 1],
  kilogram: ['g', 'kg', 1000],
  milliliter: ['ml', 'l', 1],
  deciliter: ['ml', 'l', 100],
  liter: ['ml', 'l', 1000],
};

const NOISE = 1e-9;
/** A kitchen fraction further from the true amount than this is written in a smaller unit instead. */
const TOLERANCE = 0.04;

/** Between the smallest spoon, 1/8 tsp, and a pinch, 1/16 tsp. */
const PINCH = 3 / 32;

/** Whether a number as written asks for the singular: `1`, `1/2`, but not `1 1/2`. */
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
 * Grams or milliliters as a kitchen scale or jug can show them: whole numbers stay; else to the nearest
 * 10 from 250 on, 5 from 50 on, 1 from 10 on, half below; a trace keeps its first digit.
 */
function roundMetric(value: number): number {
  if (isWhole(value)) return Math.round(value);
  if (value < 0.5) return Number(value.toPrecision(1));
  return toStep(value, value < 10 ? 0.5 : value < 50 ? 1 : value < 250 ? 5 : 10);
}

/** A fraction of the measuring set, never nothing: what rounds to 0 is written as the smallest, 1/8. */
function fraction(value: number, step?: number): string {
  const nearest = kitchenFraction(value);
  const exact = nearest?.exact === true || step === undefined;
  const shown = exact ? nearest : kitchenFraction(toStep(value, step));
  return shown ? formatFraction(shown) : '1/8';
}

function error(value: number): number {
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

/** Cups below 1/4, and fractions that no measuring set has, become tablespoons; uneven ones teaspoons. */
function spoons(values: readonly number[], id: string): KitchenAmount {
  const teaspoons = values.map((value) => value * (id === 'cup' ? 48 : id === 'tablespoon' ? 3 : 1));
  const most = Math.max(...teaspoons);
  const write = (size: number, unit: string) => ({ numbers: teaspoons.map((t) => fraction(t / size)), unit });
  const eighths = most < 48 && kitchenFraction(most / 48)?.denominator === 8;
  if (id === 'cup' && most > 12 * (1 - NOISE) && !eighths && error(most / 48) <= TOLERANCE) {
    const cups = write(48, 'cup');
    return cups.numbers.every(isSingular) ? cups : { ...cups, unit: 'cups' };
  }
  const halves = isWhole(most / 1.5);
  if (most >= 12 || (most > 3 * (1 - NOISE) && halves)) return write(3, 'tbsp');
  return most < PINCH ? { numbers: ['1'], unit: 'pinch' } : write(1, 'tsp');
}

/** A pound and more in pounds, where a fraction of a pound says it well enough; else ounces. */
function poundsAndOunces(values: readonly number[], id: string): KitchenAmount {
  const ounces = values.map((value) => (id === 'pound' ? value * 16 : value));
  const most = Math.max(...ounces);
  if (most > 16 * (1 - NOISE) && error(most / 16) <= TOLERANCE) {
    return { numbers: ounces.map((ounce) => fraction(ounce / 16)), unit: 'lb' };
  }
  return {
    numbers: ounces.map((ounce) => fraction(ounce, ounce < 4 ? undefined : ounce < 10 ? 0.25 : 0.5)),
    unit: 'oz',
  };
}

function counted(values: readonly number[], unit: string, id: string | null): KitchenAmount {
  const definition = id === null ? undefined : (unitsOfMeasure[id] ?? COUNTING_WORDS[id]);
  // Nobody counts out half a leaf of twelve.
  const numbers = values.map((value) =>
    value < 10 ? fraction(value, value < 4 ? undefined : 0.5) : String(Math.round(value)),
  );
  const isWord = definition && (unit === id || unit === definition.plural);
  if (!isWord) return { numbers, unit };
  return { numbers, unit: numbers.every(isSingular) ? (id ?? unit) : definition.plural };
}

/**
 * Writes an amount the way a cook reads it. `unit` is the word as it was written, `id` what
 * parse-ingredient calls it, null for counted things. Metric weights and volumes are rounded for scale
 * and jug, the rest to halves, thirds, quarters and eighths; units change where a cook would change them.
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
