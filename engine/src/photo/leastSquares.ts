import { solve } from './linearEquations.ts';

/** The best-fitting values, and their uncertainty. */
export interface Fit {
  values: readonly number[];
  residuals: readonly number[];
  /** The sum of the squares of the residuals. */
  sum: number;
  /** The variance of one value, for residuals of variance 1; infinite if nothing determines it. */
  variance: (index: number) => number;
}

type Residuals = (values: readonly number[]) => readonly number[] | null;

const STEP = 1e-7;
const MAX_STEPS = 20;
/** The fit has converged if the sum shrinks by a smaller share. */
const CONVERGENCE_TOLERANCE = 1e-5;

export const sumOfSquares = (list: readonly number[]): number =>
  list.reduce((sum, value) => sum + value * value, 0);

/** The derivative of each residual by each value: one list per value. */
function slopes(of: Residuals, values: readonly number[], residuals: readonly number[]): number[][] | null {
  const lists: number[][] = [];
  for (let index = 0; index < values.length; index++) {
    const more = of(values.map((value, at) => (at === index ? value + STEP : value)));
    if (!more) return null;
    lists.push(more.map((residual, at) => (residual - (residuals[at] ?? Number.NaN)) / STEP));
  }
  return lists;
}

function dot(a: readonly number[], b: readonly number[]): number {
  let sum = 0;
  for (let index = 0; index < a.length; index++) sum += (a[index] ?? Number.NaN) * (b[index] ?? Number.NaN);
  return sum;
}

/** The equations of one step, each value scaled so that a unit of it changes the residuals by 1 (Marquardt 1963). */
function equations(of: Residuals, values: readonly number[], residuals: readonly number[]) {
  const lists = slopes(of, values, residuals);
  if (!lists) return null;
  const units = lists.map((list) => Math.sqrt(sumOfSquares(list)));
  const scaled = lists.map((list, index) => list.map((slope) => slope / (units[index] ?? Number.NaN)));
  return { units, scaled, rows: scaled.map((row) => scaled.map((other) => dot(row, other))) };
}

/**
 * The values near a start that minimize the residuals' sum of squares (Levenberg and Marquardt), for values around 1.
 * Residuals are null where undefined; the result is null if the start has none, some value has no effect, or
 * it does not converge in a few steps.
 */
export function leastSquares(of: Residuals, start: readonly number[]): Fit | null {
  const first = of(start);
  if (!first?.every(Number.isFinite)) return null;
  let [values, residuals, sum, damping] = [start, first, sumOfSquares(first), 1e-3];
  let normal = equations(of, values, residuals);
  let converged = false;
  for (let left = MAX_STEPS; left > 0 && normal && !converged; left--) {
    const { units, scaled, rows } = normal;
    const step = solve(
      rows.map((row, i) => row.map((value, j) => (i === j ? value + damping : value))),
      scaled.map((list) => -dot(list, residuals)),
    );
    if (!step) return null;
    const next = values.map(
      (value, index) => value + (step[index] ?? Number.NaN) / (units[index] ?? Number.NaN),
    );
    const after = of(next);
    const less = after ? sumOfSquares(after) : Number.NaN;
    if (after && less < sum) {
      converged = sum - less <= CONVERGENCE_TOLERANCE * sum + CONVERGENCE_TOLERANCE ** 2;
      [values, residuals, sum, damping] = [next, after, less, damping / 10];
      normal = equations(of, values, residuals);
    } else {
      converged = sumOfSquares(step) < CONVERGENCE_TOLERANCE;
      damping *= 10;
    }
  }
  if (!normal || !converged) return null;
  const { units, rows } = normal;
  return {
    values,
    residuals,
    sum,
    variance: (index) => {
      const column = solve(
        rows,
        rows.map((_, at) => (at === index ? 1 : 0)),
      );
      return column
        ? (column[index] ?? Number.NaN) / (units[index] ?? Number.NaN) ** 2
        : Number.POSITIVE_INFINITY;
    },
  };
}
