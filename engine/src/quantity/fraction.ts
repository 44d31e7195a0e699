/** A number as shown on measuring cups: `whole` plus `numerator` / `denominator` (0 / 1 if there is no fraction). */
export interface KitchenFraction {
  whole: number;
  numerator: number;
  denominator: number;
  /** False if the number was rounded, so it should be shown as "about". */
  exact: boolean;
}

/**
 * The fractions that measuring sets have or a cook can judge by eye: halves, thirds, quarters, eighths. The glyphs are
 * Unicode's vulgar fractions (Number Forms and Latin-1 blocks).
 */
const FRACTIONS = [
  { numerator: 0, denominator: 1, glyph: '' },
  { numerator: 1, denominator: 8, glyph: '⅛' },
  { numerator: 1, denominator: 4, glyph: '¼' },
  { numerator: 1, denominator: 3, glyph: '⅓' },
  { numerator: 3, denominator: 8, glyph: '⅜' },
  { numerator: 1, denominator: 2, glyph: '½' },
  { numerator: 5, denominator: 8, glyph: '⅝' },
  { numerator: 2, denominator: 3, glyph: '⅔' },
  { numerator: 3, denominator: 4, glyph: '¾' },
  { numerator: 7, denominator: 8, glyph: '⅞' },
  { numerator: 1, denominator: 1, glyph: '' },
] as const;

/** Relative rounding error left by a chain of multiplications, far below any real difference. */
const NOISE = 1e-9;

/**
 * The kitchen fraction nearest to a number; halfway between two, the smaller one. Null for zero and below, numbers that
 * would round to 0 (below 1/16), numbers above 2^53 - 1, where integers are no longer exact, and non-finite numbers.
 */
export function kitchenFraction(value: number): KitchenFraction | null {
  if (!(value > 0) || value > Number.MAX_SAFE_INTEGER) return null;
  const floor = Math.floor(value);
  const distance = ({ numerator, denominator }: (typeof FRACTIONS)[number]) =>
    Math.abs(value - floor - numerator / denominator);
  const nearest = FRACTIONS.reduce<(typeof FRACTIONS)[number]>(
    (best, part) => (distance(part) < distance(best) ? part : best),
    FRACTIONS[0],
  );
  const carry = nearest.numerator === nearest.denominator;
  const whole = carry ? floor + 1 : floor;
  const { numerator, denominator } = carry ? FRACTIONS[0] : nearest;
  if (whole === 0 && numerator === 0) return null;
  const exact = Math.abs(whole + numerator / denominator - value) <= NOISE * Math.max(1, value);
  return { whole, numerator, denominator, exact };
}

/**
 * A kitchen fraction as text: `1 3/4`, `1/2`, `2`, or in the style 'vulgar' `1¾`, `½`, `2`. A fraction without a
 * glyph is written plain. `exact` is left to the caller.
 */
export function formatFraction(fraction: KitchenFraction, style: 'plain' | 'vulgar' = 'plain'): string {
  const { whole, numerator, denominator } = fraction;
  if (numerator === 0) return String(whole);
  const named = FRACTIONS.find((part) => part.numerator === numerator && part.denominator === denominator);
  const glyph = style === 'vulgar' && named?.glyph;
  if (whole === 0) return glyph || `${numerator}/${denominator}`;
  return glyph ? `${whole}${glyph}` : `${whole} ${numerator}/${denominator}`;
}
