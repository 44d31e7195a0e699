import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { FOOD_IDS, UNMEASURED_IDS } from '../src/foods/figures.ts';
import type { FoodFigures } from '../src/foods/food.ts';
import { FOOD_GROUPS } from '../src/foods/foods.ts';
import type { Piece } from '../src/foods/piece.ts';
import type { Source } from '../src/foods/source.ts';
import { cupsIn, type Figure, SOURCES } from '../src/foods/sources.ts';
import { TRAITS_OF_EATING } from '../src/foods/table/eatenTraits.ts';
import { EDIBLE_PERCENT } from '../src/foods/table/edibleShare.ts';
import { TRAITS_OF_NATURE } from '../src/foods/table/foodNature.ts';
import { TRAITS_OF_STATE } from '../src/foods/table/foodStates.ts';
import { KINDS } from '../src/foods/table/generalFoods.ts';
import { NUTRIENTS, type NutrientRow } from '../src/foods/table/nutrients.ts';
import { PIECES } from '../src/foods/table/pieceTable.ts';
import { ROLES } from '../src/foods/table/roles.ts';
import { STAND_INS } from '../src/foods/table/standIns.ts';
import { UNMEASURED } from '../src/foods/table/unmeasured.ts';
import { SUBSTITUTION_SOURCES } from '../src/substitutions/table/sources.ts';

/** Every food, in the order of the tables that the package holds. */
export const ALL_IDS = [...FOOD_IDS, ...UNMEASURED_IDS];

const PLACES = new Map<string, number>(ALL_IDS.map((id, at) => [id, at]));

/** What is eaten of foods, in the order of all, because their ids are a fifth of such a table. */
function writeEdible(dist: string): void {
  const rows = ALL_IDS.map((id) => EDIBLE_PERCENT[id] ?? 0);
  writeFileSync(
    join(dist, 'foods/table/edibleShare.js'),
    `import { rowsOf } from '../ids.js';
export const EDIBLE_PERCENT = /* @__PURE__ */ rowsOf(${JSON.stringify(rows)});
`,
  );
}

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
function writeNutrients(dist: string): void {
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
const packed = ${JSON.stringify(columns.join('\n'))};
const places = ${JSON.stringify(places)};
function unpack() {
  const columns = packed.split('\\n').map((line) => line.split(' ').map((figure) => figure ? +figure : null));
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

/** Tables whose keys or values are ids of foods, written as their places among all foods: a sixth of their size. */
const TABLES_OF_IDS = [
  ['generalFoods', 'KINDS', KINDS],
  ['roles', 'ROLES', ROLES],
  ['standIns', 'STAND_INS', STAND_INS],
  ['eatenTraits', 'TRAITS_OF_EATING', TRAITS_OF_EATING],
  ['foodNature', 'TRAITS_OF_NATURE', TRAITS_OF_NATURE],
  ['foodStates', 'TRAITS_OF_STATE', TRAITS_OF_STATE],
] as const;

function writePlaces(dist: string): void {
  writeFileSync(
    join(dist, 'foods/ids.js'),
    `export const idsText = ${JSON.stringify(ALL_IDS.join('\n'))};
const ids = /* @__PURE__ */ idsText.split('\\n');
const named = (value) => typeof value === 'number' ? ids[value] : Array.isArray(value) ? value.map(named) : value;
export const tableOf = (rows) => Object.fromEntries(named(rows));
export const rowsOf = (rows) => Object.fromEntries(ids.map((id, at) => [id, rows[at] || undefined]));
export function groupsOf(start, counts) {
  let end = start;
  return Object.fromEntries(counts.map(([group, count]) => [group, ids.slice(end, (end += count))]));
}
`,
  );
  const placed = (value: string | readonly string[]) =>
    typeof value === 'string' ? (PLACES.get(value) ?? value) : value.map((id) => PLACES.get(id));
  for (const [file, name, table] of TABLES_OF_IDS) {
    const entries = Object.entries<string | readonly string[]>(table);
    // A category or a trait may be called as a food is
    const isKeyed = entries.every(([key]) => PLACES.has(key));
    const rows = entries.map(([key, value]) => [isKeyed ? PLACES.get(key) : key, placed(value)]);
    writeFileSync(
      join(dist, `foods/table/${file}.js`),
      `import { tableOf } from '../ids.js';
export const ${name} = /* @__PURE__ */ tableOf(${JSON.stringify(rows)});
`,
    );
  }
}

/** The foods without a cup weight: as they are the last of all, in the same order, their numbers by category say which. */
function writeUnmeasured(dist: string): void {
  const counts = Object.entries(UNMEASURED).map(([category, ids]) => [category, ids.length]);
  writeFileSync(
    join(dist, 'foods/table/unmeasured.js'),
    `import { groupsOf } from '../ids.js';
export const UNMEASURED = /* @__PURE__ */ groupsOf(${FOOD_IDS.length}, ${JSON.stringify(counts)});
`,
  );
}

/** A figure as text: its source by its place, grams, and the cups that weigh them where that is not one. */
const figureText = ({ source, grams, measure }: Figure) =>
  [Object.keys(SOURCES).indexOf(source), grams, cupsIn(measure)].join(',').replace(/,1$/, '');

/**
 * The weights of cups, a line for each food in the order of ids, its ways to fill a cup apart: of a figure, functions read
 * only its source and grams. A tenth smaller than lists once compressed.
 */
function writeFigures(dist: string): void {
  const foods = Object.values<FoodFigures>(FOOD_GROUPS).flatMap((group) => Object.values(group));
  const lines = foods.map((fills) =>
    Object.entries(fills)
      .map(([fill, figures]) => `${fill}:${figures.map(figureText).join('|')}`)
      .join(';'),
  );
  const counts = Object.entries(FOOD_GROUPS).map(([category, group]) => [
    category,
    Object.keys(group).length,
  ]);
  writeFileSync(
    join(dist, 'foods/foods.js'),
    `import { groupsOf, idsText } from './ids.js';
import { SOURCES } from './sources.js';
const sources = /* @__PURE__ */ Object.keys(SOURCES);
function figureOf(text) {
  const [source, grams, cups = 1] = text.split(',');
  return { source: sources[source], gramsPerCup: grams / cups };
}
const fillOf = (text) => {
  const [fill, figures] = text.split(':');
  return [fill, figures.split('|').map(figureOf)];
};
const figures = ${JSON.stringify(lines.join('\n'))};
function unpack() {
  const lines = figures.split('\\n').values();
  const fills = () => Object.fromEntries(lines.next().value.split(';').map(fillOf));
  return Object.fromEntries(Object.entries(groupsOf(0, ${JSON.stringify(counts)})).map(([category, ids]) =>
    [category, Object.fromEntries(ids.map((id) => [id, fills()]))]));
}
export const FOOD_GROUPS = /* @__PURE__ */ unpack();
`,
  );
}

type ReadSource = Pick<Source, 'name'> & Partial<Pick<Source, 'short'>>;

/** A source without what no function reads, where it is, and its short name where that is the whole one. */
const readOf = ({ short, name }: ReadSource) => (short === name ? { name } : { short, name });

/** A piece as text: grams, source, market, lowest, highest, and the other sources. */
const pieceText = ({ grams, source, market, low, high, others = [] }: Piece) =>
  [grams, source, market, low, high, ...others.map((other) => other.source)].join(',').replace(/,+$/, '');

/**
 * Pieces, a line for each food: how far its place is behind that of the line before, and its pieces, a market each. A
 * quarter smaller than objects once compressed.
 */
function writePieces(dist: string): void {
  let last = 0;
  const lines = Object.entries<Partial<Record<string, Piece | readonly Piece[]>>>(PIECES).map(
    ([id, ofFood]) => {
      const place = PLACES.get(id) ?? 0;
      const pieces = Object.entries(ofFood).map(
        ([name, found]) => `${name}:${[found ?? []].flat().map(pieceText).join('|')}`,
      );
      const line = [place - last, ...pieces].join(';');
      last = place;
      return line;
    },
  );
  writeFileSync(
    join(dist, 'foods/table/pieceTable.js'),
    `import { tableOf } from '../ids.js';
const lines = ${JSON.stringify(lines.join('\n'))};
function pieceOf(text) {
  const [grams, source, market, low, high, ...others] = text.split(',');
  const more = others.map((source) => ({ source }));
  return { grams: +grams, source, ...(market && { market }), ...(low && { low: +low, high: +high }),
    ...(others.length && { others: more }) };
}
function unpack() {
  let place = 0;
  return tableOf(lines.split('\\n').map((line) => {
    const [behind, ...pieces] = line.split(';');
    place += +behind;
    return [place, Object.fromEntries(pieces.map((piece) => {
      const [name, found] = piece.split(':');
      const all = found.split('|').map(pieceOf);
      return [name, all.length > 1 ? all : all[0]];
    }))];
  }));
}
export const PIECES = /* @__PURE__ */ unpack();
`,
  );
}

/** Sources with what functions read. */
function writeSources(dist: string): void {
  for (const [file, name, sources] of [
    ['foods/sources', 'SOURCES', SOURCES],
    ['substitutions/table/sources', 'SUBSTITUTION_SOURCES', SUBSTITUTION_SOURCES],
  ] as const) {
    const read = Object.entries<ReadSource>(sources).map(([id, source]) => [id, readOf(source)]);
    writeFileSync(
      join(dist, `${file}.js`),
      `const withShort = ([id, source]) => [id, { short: source.name, ...source }];
export const ${name} = /* @__PURE__ */ Object.fromEntries(${JSON.stringify(read)}.map(withShort));
`,
    );
  }
}

/** Writes the tables about foods without their ids, or with the places of ids. */
export function writeTables(dist: string): void {
  writeEdible(dist);
  writeNutrients(dist);
  writePlaces(dist);
  writeUnmeasured(dist);
  writeFigures(dist);
  writePieces(dist);
  writeSources(dist);
}
