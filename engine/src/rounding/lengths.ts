const toStep = (value: number, step: number) => Number((Math.round(value / step) * step).toPrecision(12));

/** Centimeters as a cook's ruler shows them: tenths below 2, halves below 6, then whole ones. */
export const roundCentimeters = (value: number): number =>
  toStep(value, value < 2 ? 0.1 : value < 6 ? 0.5 : 1);

/** The step from each number of inches up; hundredths below what a ruler shows. */
const INCH_STEPS = [
  [5, 1 / 2],
  [1.4, 1 / 4],
  [0.4, 1 / 8],
  [1 / 32, 1 / 16],
  [0, 0.01],
] as const;

/** Inches as a ruler shows them: sixteenths below 0.4, eighths below 1.4, quarters below 5, then halves. */
export function roundInches(value: number): number {
  const [, step] = INCH_STEPS.find(([from]) => value >= from) ?? INCH_STEPS[4];
  return toStep(value, step);
}
