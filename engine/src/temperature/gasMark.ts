import { fail, ok, type Result } from '../result.ts';

/** Codes for the terms old recipes use instead of numbers; the catalogs have the text. */
export type HeatTerm =
  | 'very-cool'
  | 'cool'
  | 'slow'
  | 'moderately-slow'
  | 'moderate'
  | 'moderately-hot'
  | 'hot'
  | 'very-hot'
  | 'extremely-hot';

interface GasMarkRow {
  id: string;
  value: number;
  fahrenheit: number;
  /** What British recipes print: one figure, or a range. */
  usualCelsius: number | readonly [number, number];
  /** The setting of a fan oven, 20 °C lower. */
  fanCelsius: number | readonly [number, number];
  heat: HeatTerm;
}

/**
 * British gas marks. Rule: °F = 250 + 25 x mark from mark 1 up; below that, each halving of the mark is one step of
 * 25 °F down. Usual and fan Celsius figures are from British conversion charts.
 */
export const GAS_MARKS = [
  { id: '1/4', value: 0.25, fahrenheit: 225, usualCelsius: 110, fanCelsius: 90, heat: 'very-cool' },
  { id: '1/2', value: 0.5, fahrenheit: 250, usualCelsius: [120, 130], fanCelsius: 100, heat: 'very-cool' },
  { id: '1', value: 1, fahrenheit: 275, usualCelsius: 140, fanCelsius: 120, heat: 'cool' },
  { id: '2', value: 2, fahrenheit: 300, usualCelsius: 150, fanCelsius: 130, heat: 'slow' },
  {
    id: '3',
    value: 3,
    fahrenheit: 325,
    usualCelsius: [160, 170],
    fanCelsius: [140, 150],
    heat: 'moderately-slow',
  },
  { id: '4', value: 4, fahrenheit: 350, usualCelsius: 180, fanCelsius: 160, heat: 'moderate' },
  { id: '5', value: 5, fahrenheit: 375, usualCelsius: 190, fanCelsius: 170, heat: 'moderately-hot' },
  { id: '6', value: 6, fahrenheit: 400, usualCelsius: 200, fanCelsius: 180, heat: 'moderately-hot' },
  { id: '7', value: 7, fahrenheit: 425, usualCelsius: 220, fanCelsius: 200, heat: 'hot' },
  { id: '8', value: 8, fahrenheit: 450, usualCelsius: 230, fanCelsius: 210, heat: 'very-hot' },
  { id: '9', value: 9, fahrenheit: 475, usualCelsius: 240, fanCelsius: 220, heat: 'very-hot' },
  { id: '10', value: 10, fahrenheit: 500, usualCelsius: 260, fanCelsius: 240, heat: 'extremely-hot' },
] as const satisfies readonly GasMarkRow[];

export type GasMark = (typeof GAS_MARKS)[number];
export type GasMarkId = GasMark['id'];

export type GasMarkError = 'below-gas-marks' | 'above-gas-marks';

/** Degrees Fahrenheit between two marks. */
const STEP_FAHRENHEIT = 25;
const LOWEST_MARK = GAS_MARKS[0];
const HIGHEST_MARK = GAS_MARKS[11];

/** The mark with this number: 0.25, 0.5, or 1 to 10. Null for any other. */
export function gasMarkFromValue(value: number): GasMarkId | null {
  return GAS_MARKS.find((mark) => mark.value === value)?.id ?? null;
}

/** The temperature of a gas mark in degrees Fahrenheit. */
export function gasMarkToFahrenheit(id: GasMarkId): number {
  return (GAS_MARKS.find((mark) => mark.id === id) ?? LOWEST_MARK).fahrenheit;
}

/**
 * The gas mark nearest to a temperature in degrees Fahrenheit; halfway between two, the cooler one.
 * Errors: 'below-gas-marks' and 'above-gas-marks' for half a step (12.5 °F) or more beyond the table.
 */
export function nearestGasMark(fahrenheit: number): Result<{ id: GasMarkId; exact: boolean }, GasMarkError> {
  if (!(fahrenheit > LOWEST_MARK.fahrenheit - STEP_FAHRENHEIT / 2)) return fail('below-gas-marks');
  if (fahrenheit >= HIGHEST_MARK.fahrenheit + STEP_FAHRENHEIT / 2) return fail('above-gas-marks');
  const distance = (mark: GasMark) => Math.abs(mark.fahrenheit - fahrenheit);
  const nearest = GAS_MARKS.reduce<GasMark>(
    (best, mark) => (distance(mark) < distance(best) ? mark : best),
    LOWEST_MARK,
  );
  return ok({ id: nearest.id, exact: distance(nearest) < 1e-9 });
}
