/** Smaller pivots are noise, for equations with numbers around 1. */
const MIN_PIVOT = 1e-12;

type Table = number[][];

/** Moves the row with the largest number in a column there; null if all are noise. */
function pivotAt(table: Table, column: number): readonly number[] | null {
  let best = column;
  for (let row = column + 1; row < table.length; row++) {
    if (Math.abs(table[row]?.[column] ?? 0) > Math.abs(table[best]?.[column] ?? 0)) best = row;
  }
  const pivot = table[best] ?? [];
  if (!(Math.abs(pivot[column] ?? Number.NaN) > MIN_PIVOT)) return null;
  table[best] = table[column] ?? [];
  table[column] = pivot;
  return pivot;
}

/** Subtracts the pivot's row from another, so that nothing is left of the column there. */
function eliminate(row: number[], pivot: readonly number[], column: number): void {
  const factor = row === pivot ? 0 : (row[column] ?? Number.NaN) / (pivot[column] ?? Number.NaN);
  if (factor === 0) return;
  for (let index = column; index < row.length; index++) {
    row[index] = (row[index] ?? Number.NaN) - factor * (pivot[index] ?? Number.NaN);
  }
}

/** Solves square equations by elimination with pivoting; null if there is no solution, or more than one. */
export function solve(rows: readonly (readonly number[])[], right: readonly number[]): number[] | null {
  const size = right.length;
  const table = rows.map((row, index) => [...row, right[index] ?? Number.NaN]);
  for (let column = 0; column < size; column++) {
    const pivot = pivotAt(table, column);
    if (!pivot) return null;
    for (const row of table) eliminate(row, pivot, column);
  }
  const solution = table.map((row, index) => (row[size] ?? Number.NaN) / (row[index] ?? Number.NaN));
  return solution.every(Number.isFinite) ? solution : null;
}

/** The least-squares solution of more equations than unknowns. */
export function solveLeastSquares(
  rows: readonly (readonly number[])[],
  right: readonly number[],
): number[] | null {
  const unknowns = rows[0]?.length ?? 0;
  const sum = (of: (row: readonly number[], index: number) => number) =>
    rows.reduce((total, row, index) => total + of(row, index), 0);
  const columns = Array.from({ length: unknowns }, (_, index) => index);
  return solve(
    columns.map((i) => columns.map((j) => sum((row) => (row[i] ?? 0) * (row[j] ?? 0)))),
    columns.map((i) => sum((row, index) => (row[i] ?? 0) * (right[index] ?? 0))),
  );
}
