/** Marks of an inch ruler: sixteenths, the finest that kitchen rulers show. */
const MARKS = 16;

/** Beyond some yards nobody reads sixteenths. */
const LONGEST = 1000;

/**
 * Inches as a ruler shows them, to the nearest sixteenth: `3 15/16`, `1/2`, `4`. `exact` is false when the length
 * lies beside the mark. Null for zero and below, under half a mark, and beyond 1000 inches.
 */
export function rulerInches(inches: number): { fraction: string; exact: boolean } | null {
  if (!(inches > 0) || inches > LONGEST) return null;
  const marks = Math.round(inches * MARKS);
  if (marks === 0) return null;
  let numerator = marks % MARKS;
  let denominator = MARKS;
  while (numerator > 0 && numerator % 2 === 0) {
    numerator /= 2;
    denominator /= 2;
  }
  const whole = Math.floor(marks / MARKS);
  const part = numerator === 0 ? '' : `${numerator}/${denominator}`;
  return {
    fraction: whole === 0 ? part : `${whole} ${part}`.trim(),
    exact: Math.abs(marks / MARKS - inches) < 1e-9,
  };
}
