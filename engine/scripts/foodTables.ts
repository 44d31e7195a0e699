import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { categoryOf, FOOD_IDS } from '../src/foods/figures.ts';
import type { FillId, FoodFigures } from '../src/foods/food.ts';
import { type AnyFoodId, FOOD_GROUPS } from '../src/foods/foods.ts';
import type { Piece, PieceId } from '../src/foods/piece.ts';
import type { Source } from '../src/foods/source.ts';
import { cupsIn, type Figure, SOURCES } from '../src/foods/sources.ts';
import { TRAITS_OF_EATING } from '../src/foods/table/eatenTraits.ts';
import { EDIBLE_PERCENT } from '../src/foods/table/edibleShare.ts';
import { TRAITS_OF_NATURE } from '../src/foods/table/foodNature.ts';
import { TRAITS_OF_STATE } from '../src/foods/table/foodStates.ts';
import { KINDS } from '../src/foods/table/generalFoods.ts';
import { PIECES } from '../src/foods/table/pieceTable.ts';
import { ROLES } from '../src/foods/table/roles.ts';
import { STAND_INS } from '../src/foods/table/standIns.ts';
import { UNMEASURED } from '../src/foods/table/unmeasured.ts';
import { cupSpread, pieceSpread } from '../src/foods/usualSpread.ts';
import { SUBSTITUTION_SOURCES } from '../src/substitutions/table/sources.ts';
import { writeNutrients } from './nutrientTable.ts';
import { ALL_IDS, ROW_END, rowsText } from './tableRows.ts';

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
    `export const ids = /* @__PURE__ */ ${rowsText(ALL_IDS)}.split('${ROW_END}');
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

/** The figures of a way to fill a cup; of those after the first that widen no range their sources alone. */
function figuresText(fill: FillId, [used, ...others]: readonly [Figure, ...Figure[]]): string {
  const { gramsPerCup: grams } = used;
  const all = [grams, ...others.map((other) => other.gramsPerCup)];
  const ends = { low: Math.min(...all), high: Math.max(...all) };
  const [low, high] = cupSpread({ grams, ...ends, others: others.length }, fill);
  const rest = others.map((other) =>
    other.gramsPerCup !== grams && [low, high].includes(other.gramsPerCup)
      ? figureText(other)
      : `${Object.keys(SOURCES).indexOf(other.source)}`,
  );
  return [figureText(used), ...rest].join('|');
}

/**
 * The weights of cups, a line for each food in the order of ids, its ways to fill a cup apart: of a figure, functions read
 * only its source and grams. A tenth smaller than lists once compressed.
 */
function writeFigures(dist: string): void {
  const foods = Object.values<FoodFigures>(FOOD_GROUPS).flatMap((group) => Object.values(group));
  const lines = foods.map((fills) =>
    Object.entries(fills)
      .map(([fill, figures]) => `${fill}:${figuresText(fill as FillId, figures)}`)
      .join(';'),
  );
  const counts = Object.entries(FOOD_GROUPS).map(([category, group]) => [
    category,
    Object.keys(group).length,
  ]);
  writeFileSync(
    join(dist, 'foods/foods.js'),
    `import { groupsOf } from './ids.js';
import { SOURCES } from './sources.js';
const sources = /* @__PURE__ */ Object.keys(SOURCES);
function figureOf(text, _, [used]) {
  const [source, grams, cups = 1] = (text.includes(',') ? text : text + used.slice(used.indexOf(','))).split(',');
  return { source: sources[source], gramsPerCup: grams / cups };
}
const fillOf = (text) => {
  const [fill, figures] = text.split(':');
  return [fill, figures.split('|').map(figureOf)];
};
const figures = ${rowsText(lines)};
function unpack() {
  const lines = figures.split('${ROW_END}').values();
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

/** A piece as text: grams, source, market, lowest, highest, which follow from the grams where usual, and other sources. */
function pieceText(
  food: AnyFoodId,
  id: PieceId,
  { grams, source, market, low, high, others = [] }: Piece,
): string {
  const spreadOf = (ends: { low: number; high: number }) =>
    pieceSpread({ id, grams, ...ends, others: others.length }, categoryOf(food)).join();
  const usual = spreadOf({ low: grams, high: grams });
  const ends = spreadOf({ low: low ?? grams, high: high ?? grams }) === usual ? [] : [low, high];
  const [from, to] = ends.map((end) => (end === grams ? '' : end));
  return [grams, source, market, from, to, ...others.map((other) => other.source)]
    .join(',')
    .replace(/,+$/, '');
}

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
        ([name, found]) =>
          `${name}:${[found ?? []]
            .flat()
            .map((piece) => pieceText(id as AnyFoodId, name as PieceId, piece))
            .join('|')}`,
      );
      const line = [place - last, ...pieces].join(';');
      last = place;
      return line;
    },
  );
  writeFileSync(
    join(dist, 'foods/table/pieceTable.js'),
    `import { tableOf } from '../ids.js';
const lines = ${rowsText(lines)};
function pieceOf(text) {
  const [grams, source, market, low, high, ...others] = text.split(',');
  const more = others.map((source) => ({ source }));
  return { grams: +grams, source, ...(market && { market }), low: +(low || grams), high: +(high || grams),
    ...(others.length && { others: more }) };
}
function unpack() {
  let place = 0;
  return tableOf(lines.split('${ROW_END}').map((line) => {
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
