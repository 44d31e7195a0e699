import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { NUTRIENTS, type NutrientRow } from '../src/foods/table/nutrients.ts';
import { ALL_IDS, ROW_END, rowsText } from './tableRows.ts';

/** A figure without the zero before its point; nothing for an unknown one. */
const figureIn = (figure: number | null | undefined) => String(figure ?? '').replace(/^(-?)0\./, '$1.');

/** A row's number as the difference from that before it, then its columns, water and energy by what is left of them. */
function packedRow(row: NutrientRow, before: NutrientRow | undefined): readonly (number | null)[] {
  const [number, water, energy, protein, fat, saturated, carbohydrate, ...others] = row;
  return [
    number - (before?.[0] ?? 0),
    Number((100 - water - protein - fat - carbohydrate).toFixed(2)),
    energy - Math.round(4 * protein + 9 * fat + 4 * carbohydrate),
    ...[protein, fat, saturated, carbohydrate],
    ...others,
  ];
}

/**
 * The rows of nutrients, each once and by column, where like figures stand together. Of water only what is missing to
 * 100 g (ash, alcohol) is written, of energy what 4 kcal a gram of protein and carbohydrate and 9 of fat leave: a tenth
 * smaller once compressed. A food has no row (0), the next one (1), or that of a food before it (its place among the
 * rows, from 2).
 */
export function writeNutrients(dist: string): void {
  const rows: NutrientRow[] = [];
  const places = ALL_IDS.map((id) => {
    const row = NUTRIENTS[id];
    if (!row) return 0;
    const known = rows.findIndex(([number]) => number === row[0]);
    if (known < 0) rows.push(row);
    return known + 2;
  });
  const packed = rows.map((row, at) => packedRow(row, rows[at - 1]));
  const columns = [...(packed[0] ?? []).keys()].map((at) => packed.map((row) => figureIn(row[at])).join(' '));
  writeFileSync(
    join(dist, 'foods/table/nutrients.js'),
    `import { rowsOf } from '../ids.js';
const packed = ${rowsText(columns)};
const places = ${JSON.stringify(places)};
function unpack() {
  const columns = packed.split('${ROW_END}').map((line) => line.split(' ').map((figure) => figure ? +figure : null));
  let [next, number] = [0, 0];
  const rows = columns[0].map((difference, at) => {
    const [, left, more, protein, fat, saturated, carbohydrate, ...others] = columns.map((column) => column[at]);
    const water = +(100 - left - protein - fat - carbohydrate).toFixed(2);
    const energy = more + Math.round(4 * protein + 9 * fat + 4 * carbohydrate);
    return [number += difference, water, energy, protein, fat, saturated, carbohydrate, ...others];
  });
  return rowsOf(places.map((place) => place && rows[place > 1 ? place - 2 : next++]));
}
export const NUTRIENTS = /* @__PURE__ */ unpack();
`,
  );
}
