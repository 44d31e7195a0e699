/** Below this a pivot is noise, for equations of numbers around 1. */
const NOTHING = 1e-12;

/** The solution of square equations by elimination with pivots; null if there is none or too many. */
export function solve(rows: readonly (readonly number[])[], right: readonly number[]): number[] | null {
  const size = right.length;
  const table = rows.map((row, index) => [...row, right[index] ?? Number.NaN]);
  const at = (row: number, column: number) => table[row]?.[column] ?? Number.NaN;
  for (let column = 0; column < size; column++) {
    let best = column;
    for (let row = column + 1; row < size; row++) {
      if (Math.abs(at(row, column)) > Math.abs(at(best, column))) best = row;
    }
    if (!(Math.abs(at(best, column)) > NOTHING)) return null;
    const pivot = table[best] ?? [];
    table[best] = table[column] ?? [];
    table[column] = pivot;
    for (let row = 0; row < size; row++) {
      const factor = row === column ? 0 : at(row, column) / at(column, column);
      if (factor !== 0)
        table[row] = (table[row] ?? []).map((value, index) => value - factor * (pivot[index] ?? 0));
    }
  }
  const solution = table.map((row, index) => (row[size] ?? Number.NaN) / (row[index] ?? Number.NaN));
  return solution.every(Number.isFinite) ? solution : null;
}

/** The values that fit more equations than unknowns best, by squares. */
export function fit(rows: readonly (readonly number[])[], right: readonly number[]): number[] | null {
  const unknowns = rows[0]?.length ?? 0;
  const sum = (of: (row: readonly number[], index: number) => number) =>
    rows.reduce((total, row, index) => total + of(row, index), 0);
  const columns = Array.from({ length: unknowns }, (_, index) => index);
  return solve(
    columns.map((i) => columns.map((j) => sum((row) => (row[i] ?? 0) * (row[j] ?? 0)))),
    columns.map((i) => sum((row, index) => (row[i] ?? 0) * (right[index] ?? 0))),
  );
}
