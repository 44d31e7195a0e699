import { solve } from './linearEquations.ts';

/** The best-fitting values, and their uncertainty. */
export interface Fitted {
  values: readonly number[];
  residuals: readonly number[];
  /** The sum of the squares of the residuals. */
  sum: number;
  /** The variance of one value, for residuals of variance 1; infinite if nothing determines it. */
  variance: (index: number) => number;
}

type Residuals = (values: readonly number[]) => readonly number[] | null;

const STEP = 1e-7;
const MOST_STEPS = 20;
/** A sum that shrinks by a smaller share has converged. */
const ARRIVED = 1e-5;

const squares = (list: readonly number[]) => list.reduce((sum, one) => sum + one * one, 0);

/** The derivative of each residual by each value: one list per value. */
function slopes(of: Residuals, values: readonly number[], residuals: readonly number[]): number[][] | null {
  const lists: number[][] = [];
  for (let index = 0; index < values.length; index++) {
    const more = of(values.map((value, at) => (at === index ? value + STEP : value)));
    if (!more) return null;
    lists.push(more.map((one, at) => (one - (residuals[at] ?? Number.NaN)) / STEP));
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
  const units = lists.map((list) => Math.sqrt(squares(list)));
  const scaled = lists.map((list, index) => list.map((one) => one / (units[index] ?? Number.NaN)));
  return { units, scaled, rows: scaled.map((one) => scaled.map((other) => dot(one, other))) };
}

/**
 * The values near a start that minimize the residuals' sum of squares (Levenberg and Marquardt), for values around 1.
 * Residuals are null where undefined; the result is null if the start has none, some value has no effect, or
 * it does not converge in a few steps.
 */
export function leastSquares(of: Residuals, start: readonly number[]): Fitted | null {
  const first = of(start);
  if (!first?.every(Number.isFinite)) return null;
  let [values, residuals, sum, damping] = [start, first, squares(first), 1e-3];
  let normal = equations(of, values, residuals);
  let arrived = false;
  for (let left = MOST_STEPS; left > 0 && normal && !arrived; left--) {
    const { units, scaled, rows } = normal;
    const step = solve(
      rows.map((row, i) => row.map((one, j) => (i === j ? one + damping : one))),
      scaled.map((list) => -dot(list, residuals)),
    );
    if (!step) return null;
    const next = values.map(
      (value, index) => value + (step[index] ?? Number.NaN) / (units[index] ?? Number.NaN),
    );
    const after = of(next);
    const less = after ? squares(after) : Number.NaN;
    if (after && less < sum) {
      arrived = sum - less <= ARRIVED * sum + ARRIVED ** 2;
      [values, residuals, sum, damping] = [next, after, less, damping / 10];
      normal = equations(of, values, residuals);
    } else {
      arrived = squares(step) < ARRIVED;
      damping *= 10;
    }
  }
  if (!normal || !arrived) return null;
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
