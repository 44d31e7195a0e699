/** Marks per inch: sixteenths, the finest on kitchen rulers. */
const MARKS_PER_INCH = 16;

/** Longer lengths need no sixteenths. */
const MAX_INCHES = 1000;

/**
 * Inches to the nearest sixteenth, as on a ruler: `3 15/16`, `1/2`, `4`. `exact` is false if the length was rounded.
 * Null for zero and below, for less than half a mark, and above 1000 inches.
 */
export function formatRulerInches(inches: number): { fraction: string; exact: boolean } | null {
  if (!(inches > 0) || inches > MAX_INCHES) return null;
  const marks = Math.round(inches * MARKS_PER_INCH);
  if (marks === 0) return null;
  let numerator = marks % MARKS_PER_INCH;
  let denominator = MARKS_PER_INCH;
  while (numerator > 0 && numerator % 2 === 0) {
    numerator /= 2;
    denominator /= 2;
  }
  const whole = Math.floor(marks / MARKS_PER_INCH);
  const part = numerator === 0 ? '' : `${numerator}/${denominator}`;
  return {
    fraction: whole === 0 ? part : `${whole} ${part}`.trim(),
    exact: Math.abs(marks / MARKS_PER_INCH - inches) < 1e-9,
  };
}
