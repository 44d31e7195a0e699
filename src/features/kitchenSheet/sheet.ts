import { INGREDIENT_IDS } from '@gramwise/engine/foods/ingredients.ts';
import type { Kitchen } from '@gramwise/engine/kitchens/kitchen.ts';
import { PAPER_IDS, type PaperId } from '@gramwise/engine/kitchens/paper.ts';
import { readParam, withParams } from '#browser/query.ts';
import { COLUMN_IDS, type ColumnId, REVERSE_COLUMN } from './columns.ts';

/** A food of the sheet and the way its cup is filled; '' is the usual way. */
export interface ChosenFood {
  id: string;
  as: string;
}

export const UNIT_IDS = [...COLUMN_IDS, REVERSE_COLUMN] as const satisfies readonly string[];
export type UnitId = ColumnId | typeof REVERSE_COLUMN;

/** The parts that can follow the table. */
export const SHEET_PARTS = ['oven', 'measures'] as const;
export type PartId = (typeof SHEET_PARTS)[number];

/** A visitor's choices for the sheet. */
export interface Sheet {
  foods: readonly ChosenFood[];
  /** Null for the usual columns in the kitchen. */
  units: readonly UnitId[] | null;
  /** Null for the usual paper in the kitchen's country. */
  paper: PaperId | null;
  parts: readonly PartId[];
}

/** More foods would make the type too small to read on the wall. */
export const MAX_FOODS = 24;

export const DEFAULT_SHEET: Sheet = {
  foods: INGREDIENT_IDS.map((id) => ({ id, as: '' })),
  units: null,
  paper: null,
  parts: SHEET_PARTS,
};

/** The columns that a kitchen starts with: cups and spoons, or spoons and a jug where cooks weigh. */
export const usualUnits = ({ cup }: Pick<Kitchen, 'cup'>): readonly UnitId[] =>
  cup === null ? ['tbsp', 'tsp', '100ml'] : ['cup', '1-2', 'tbsp', 'tsp'];

/** In characters; room for the maximum number of the longest ids with their fills. */
const MAX_LIST_LENGTH = 2000;
const FOOD_ENTRY = /^([a-z\d-]{1,60})(?:~([a-z]{1,20}))?$/;
const EMPTY_LIST = '-';

/** The items of a list parameter; null if it is missing. */
function readList(query: string, name: string): readonly string[] | null {
  const text = readParam(query, name, MAX_LIST_LENGTH);
  return text === null ? null : text.split(',').filter((item) => item !== '');
}

/** The known items in display order; null if missing, as is a list of only unknown items. */
function readKnown<Id extends string>(query: string, name: string, known: readonly Id[]) {
  const list = readList(query, name);
  if (list?.[0] === EMPTY_LIST) return [];
  const chosen = known.filter((id) => list?.includes(id));
  return chosen.length > 0 ? chosen : null;
}

function readFoods(query: string): readonly ChosenFood[] {
  const list = readList(query, 'foods');
  if (list?.[0] === EMPTY_LIST) return [];
  const foods = (list ?? []).flatMap((item) => {
    const [, id, as = ''] = FOOD_ENTRY.exec(item) ?? [];
    return id === undefined ? [] : [{ id, as }];
  });
  const first = foods.filter(({ id }, index) => foods.findIndex((food) => food.id === id) === index);
  return first.length > 0 ? first.slice(0, MAX_FOODS) : DEFAULT_SHEET.foods;
}

/** The sheet in a URL. Missing or invalid values get their defaults. */
export function readSheet(query: string): Sheet {
  const paper = readParam(query, 'paper');
  return {
    foods: readFoods(query),
    units: readKnown<UnitId>(query, 'units', UNIT_IDS),
    paper: PAPER_IDS.find((id) => id === paper) ?? null,
    parts: readKnown(query, 'parts', SHEET_PARTS) ?? DEFAULT_SHEET.parts,
  };
}

const formatList = (items: readonly string[]) => (items.length === 0 ? EMPTY_LIST : items.join());
const formatFood = ({ id, as }: ChosenFood) => (as ? `${id}~${as}` : id);

/** Writes the values that are not defaults into a query. */
export function writeSheet({ foods, units, paper, parts }: Sheet, query: string): string {
  const unlessDefault = (text: string, defaultText: string) => (text === defaultText ? null : text);
  return withParams(query, {
    foods: unlessDefault(formatList(foods.map(formatFood)), formatList(DEFAULT_SHEET.foods.map(formatFood))),
    units: units && formatList(units),
    paper,
    parts: unlessDefault(formatList(parts), formatList(DEFAULT_SHEET.parts)),
  });
}

/** A list with an item added or removed, in the order of `all`. */
export function toggle<Id extends string>(all: readonly Id[], list: readonly Id[], id: Id): readonly Id[] {
  return all.filter((item) => (item === id ? !list.includes(id) : list.includes(item)));
}
