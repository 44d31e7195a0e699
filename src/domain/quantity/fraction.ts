import { formatQuantity } from 'format-quantity';

/** A number as a cook's spoons and cups show it: `whole` and `numerator` / `denominator` (0 / 1 if none). */
export interface KitchenFraction {
  whole: number;
  numerator: number;
  denominator: number;
  /** False when the number lies beside the fraction, so that it has to be called "about". */
  exact: boolean;
}

/** The parts of a cup that measuring sets have or that can be told by eye: halves, thirds, quarters, eighths. */
const PARTS = [
  [0, 1],
  [1, 8],
  [1, 4],
  [1, 3],
  [3, 8],
  [1, 2],
  [5, 8],
  [2, 3],
  [3, 4],
  [7, 8],
  [1, 1],
] as const;

/** Relative size of the noise that a chain of multiplications leaves, far below any real difference. */
const NOISE = 1e-9;

/**
 * The nearest kitchen fraction to a number; between two equally near ones the smaller.
 * Null when there is none to say: for zero and below, for no finite number, for numbers so small that
 * the nearest is 0 (under 1/16), and for those too large for whole numbers to be exact.
 */
export function kitchenFraction(value: number): KitchenFraction | null {
  if (!(value > 0) || value > Number.MAX_SAFE_INTEGER) return null;
  const floor = Math.floor(value);
  const rest = value - floor;
  let nearest: (typeof PARTS)[number] = PARTS[0];
  for (const part of PARTS) {
    if (Math.abs(rest - part[0] / part[1]) < Math.abs(rest - nearest[0] / nearest[1])) nearest = part;
  }
  const carry = nearest[0] === nearest[1];
  const whole = carry ? floor + 1 : floor;
  const [numerator, denominator] = carry ? PARTS[0] : nearest;
  if (whole === 0 && numerator === 0) return null;
  const exact = Math.abs(whole + numerator / denominator - value) <= NOISE * Math.max(1, value);
  return { whole, numerator, denominator, exact };
}

/** `1 3/4`, `1/2`, `2`; in the style 'vulgar' `1 ¾`, `½`, `2`. Says nothing of `exact`. */
export function formatFraction(fraction: KitchenFraction, style: 'plain' | 'vulgar' = 'plain'): string {
  const { whole, numerator, denominator } = fraction;
  if (numerator === 0) return String(whole);
  const options = { vulgarFractions: style === 'vulgar', separator: ' ' };
  const part = formatQuantity(numerator / denominator, options) ?? '';
  return whole === 0 ? part : `${whole} ${part}`;
}
