import { FOOD_IDS, UNMEASURED_IDS } from '../src/foods/figures.ts';

/** Every food, in the order of the tables that the package holds. */
export const ALL_IDS = [...FOOD_IDS, ...UNMEASURED_IDS];

/** Ends a row of a table of the package: one character in a script, where a line break is two, which is 1 kB in all. */
export const ROW_END = ']';

/** Rows as a string of a script. Throws for a row that holds the sign. */
export function rowsText(rows: readonly string[]): string {
  const wrong = rows.find((row) => row.includes(ROW_END));
  if (wrong !== undefined) throw new Error(`${ROW_END} in ${wrong}`);
  return JSON.stringify(rows.join(ROW_END));
}
