/** A number as shown on measuring cups: `whole` plus `numerator` / `denominator` (0 / 1 if there is no fraction). */
export interface KitchenFraction {
  whole: number;
  numerator: number;
  denominator: number;
  /** False if the number was rounded, so it should be shown as "about". */
  exact: boolean;
}

/** The fractions that measuring sets have or a cook can judge by eye: halves, thirds, quarters, eighths. */
const FRACTIONS = [
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
] as const satisfies readonly (readonly [numerator: number, denominator: number])[];

/** Relative rounding error left by a chain of multiplications, far below any real difference. */
const NOISE = 1e-9;

/**
 * The kitchen fraction nearest to a number; halfway between two, the smaller one. Null for zero and below, numbers that
 * would round to 0 (below 1/16), numbers above 2^53 - 1, where integers are no longer exact, and non-finite numbers.
 */
export function kitchenFraction(value: number): KitchenFraction | null {
  if (!(value > 0) || value > Number.MAX_SAFE_INTEGER) return null;
  const floor = Math.floor(value);
  const distance = ([part, of]: readonly [number, number]) => Math.abs(value - floor - part / of);
  const nearest = FRACTIONS.reduce<readonly [number, number]>(
    (best, each) => (distance(each) < distance(best) ? each : best),
    FRACTIONS[0],
  );
  const carry = nearest[0] === nearest[1];
  const whole = carry ? floor + 1 : floor;
  const [numerator, denominator] = carry ? FRACTIONS[0] : nearest;
  if (whole === 0 && numerator === 0) return null;
  const exact = Math.abs(whole + numerator / denominator - value) <= NOISE * Math.max(1, value);
  return { whole, numerator, denominator, exact };
}

/** A kitchen fraction as text: `1 3/4`, `1/2`, `2`. `exact` is left to the caller. */
export function formatFraction({ whole, numerator, denominator }: KitchenFraction): string {
  if (numerator === 0) return String(whole);
  const part = `${numerator}/${denominator}`;
  return whole === 0 ? part : `${whole} ${part}`;
}
