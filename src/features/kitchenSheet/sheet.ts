import { INGREDIENT_IDS } from '@gramwise/engine/foods/ingredients.ts';
import { PAPER_IDS, type PaperId } from '@gramwise/engine/kitchens/paper.ts';
import { readParam, withParams } from '#browser/query.ts';
import { BACK, COLUMN_IDS, type ColumnId } from './columns.ts';

/** A food of the sheet and the way its cup is filled; '' is the usual way. */
export interface Chosen {
  id: string;
  as: string;
}

export const UNIT_IDS = [...COLUMN_IDS, BACK] as const satisfies readonly string[];
type UnitId = ColumnId | typeof BACK;

/** The parts that can follow the table. */
export const SHEET_PARTS = ['oven', 'measures'] as const;
export type PartId = (typeof SHEET_PARTS)[number];

/** A visitor's choices for the sheet. */
export interface Sheet {
  foods: readonly Chosen[];
  units: readonly UnitId[];
  /** Null for the usual paper in the kitchen's country. */
  paper: PaperId | null;
  parts: readonly PartId[];
}

/** With more, the type would be too small to read on the wall. */
export const MOST_FOODS = 24;

export const DEFAULT_SHEET: Sheet = {
  foods: INGREDIENT_IDS.map((id) => ({ id, as: '' })),
  units: ['cup', '1-2', 'tbsp', 'tsp'],
  paper: null,
  parts: SHEET_PARTS,
};

/** Fits the maximum of the longest ids with their ways. */
const LONGEST_LIST = 2000;
const FOOD = /^([a-z\d-]{1,60})(?:~([a-z]{1,20}))?$/;
const NOTHING = '-';

/** The items of a list in an address; null if the parameter is missing, empty for the sign for none. */
function readList(query: string, name: string): readonly string[] | null {
  const text = readParam(query, name, LONGEST_LIST);
  return text === null ? null : text.split(',').filter((item) => item !== '');
}

/** The known items in their usual order; a list of unknown items only counts as missing. */
function readKnown<Id extends string>(
  query: string,
  name: string,
  known: readonly Id[],
  usual: readonly Id[],
): readonly Id[] {
  const list = readList(query, name);
  if (list?.[0] === NOTHING) return [];
  const chosen = known.filter((id) => list?.includes(id));
  return chosen.length > 0 ? chosen : usual;
}

function readFoods(query: string): readonly Chosen[] {
  const list = readList(query, 'foods');
  if (list?.[0] === NOTHING) return [];
  const foods = (list ?? []).flatMap((item) => {
    const [, id, as = ''] = FOOD.exec(item) ?? [];
    return id === undefined ? [] : [{ id, as }];
  });
  const first = foods.filter(({ id }, index) => foods.findIndex((food) => food.id === id) === index);
  return first.length > 0 ? first.slice(0, MOST_FOODS) : DEFAULT_SHEET.foods;
}

/** The sheet in an address. Missing or invalid values get their defaults. */
export function readSheet(query: string): Sheet {
  const paper = readParam(query, 'paper');
  return {
    foods: readFoods(query),
    units: readKnown<UnitId>(query, 'units', UNIT_IDS, DEFAULT_SHEET.units),
    paper: PAPER_IDS.find((id) => id === paper) ?? null,
    parts: readKnown(query, 'parts', SHEET_PARTS, DEFAULT_SHEET.parts),
  };
}

const listText = (items: readonly string[]) => (items.length === 0 ? NOTHING : items.join());
const foodText = ({ id, as }: Chosen) => (as ? `${id}~${as}` : id);

/** Writes the values that are not defaults into a query. */
export function writeSheet({ foods, units, paper, parts }: Sheet, query: string): string {
  const unlessUsual = (text: string, usual: string) => (text === usual ? null : text);
  return withParams(query, {
    foods: unlessUsual(listText(foods.map(foodText)), listText(DEFAULT_SHEET.foods.map(foodText))),
    units: unlessUsual(listText(units), listText(DEFAULT_SHEET.units)),
    paper,
    parts: unlessUsual(listText(parts), listText(DEFAULT_SHEET.parts)),
  });
}

/** A list with an item added or removed, in the order of `all`. */
export function toggled<Id extends string>(all: readonly Id[], list: readonly Id[], id: Id): readonly Id[] {
  return all.filter((one) => (one === id ? !list.includes(id) : list.includes(one)));
}
