import { describe, expect, it } from 'vitest';
import { convertYeast, YEAST_KINDS } from '../calculators/yeast.ts';
import { allFoods } from '../foods/listFoods.ts';
import { isKnown } from './contains.ts';
import { parseMeasure } from './measure.ts';
import { REPLACED_FOODS, substitutionsFor, usedIn } from './substitutions.ts';
import { SUBSTITUTION_SOURCES } from './table/sources.ts';

const ROWS = REPLACED_FOODS.flatMap((food) => substitutionsFor(food).map((row) => ({ food, row })));
const IDS = new Set(allFoods('en').map(({ id }) => id));

it('has at least 150 substitutes', () => {
  expect(ROWS.length).toBeGreaterThanOrEqual(150);
});

it('lists no food in two groups, and no replacement twice', () => {
  expect(new Set(REPLACED_FOODS).size).toBe(REPLACED_FOODS.length);
  for (const food of REPLACED_FOODS) {
    const uses = substitutionsFor(food).map(({ use }) => JSON.stringify(use));
    expect(new Set(uses).size, food).toBe(uses.length);
  }
});

describe.each(ROWS)('$food by $row.use', ({ food, row }) => {
  it('has known foods, amounts that can be read, and a source', () => {
    const uses = usedIn(row);
    expect(uses.length).toBeGreaterThan(0);
    for (const [id, text] of [[food, row.for], ...uses] as const) {
      expect(IDS.has(id), id).toBe(true);
      const { kind: _kind, ...size } = parseMeasure(text);
      expect(Object.values(size)[0]).toBeGreaterThan(0);
    }
    expect(SUBSTITUTION_SOURCES[row.source].url).toMatch(/^https?:\/\//);
  });

  it('does not replace a food by itself', () => {
    expect(Object.keys(row.use)).not.toContain(food);
  });

  it('says what its foods contain', () => {
    for (const [id] of usedIn(row)) expect(isKnown(id), id).toBe(true);
  });
});

it('uses every source', () => {
  const sources = new Set<string>(ROWS.map(({ row }) => row.source));
  expect(Object.keys(SUBSTITUTION_SOURCES).filter((id) => !sources.has(id))).toEqual([]);
});

it('agrees with the yeast calculator', () => {
  const idOf = { fresh: 'yeast-fresh', 'active-dry': 'yeast-active-dry', instant: 'yeast-instant' } as const;
  for (const from of YEAST_KINDS)
    for (const to of YEAST_KINDS.filter((kind) => kind !== from)) {
      const row = substitutionsFor(idOf[from]).find(({ use }) => idOf[to] in use);
      const grams = (text = '') => {
        const measured = parseMeasure(text);
        return measured.kind === 'weight' ? measured.grams : Number.NaN;
      };
      expect(convertYeast(grams(row?.for), from, to)).toEqual({ ok: true, value: grams(row?.use[idOf[to]]) });
    }
});

/** Every row that needs baking soda has something sour beside it, and none replaces an acid that keeps food. */
it('balances soda with acid', () => {
  const sour = [
    'cream-of-tartar',
    'yogurt',
    'buttermilk',
    'white-vinegar',
    'lemon-juice',
    'molasses',
    'honey',
    'cocoa',
  ];
  const withSoda = ROWS.filter(({ row }) => 'baking-soda' in row.use);
  expect(withSoda.length).toBeGreaterThan(0);
  for (const { food, row } of withSoda)
    expect(
      Object.keys(row.use).some((id) => sour.includes(id)),
      food,
    ).toBe(true);
});

/** Molasses and honey raise with soda (NDSU: a quarter cup of molasses for each quarter teaspoon); maple syrup and sugar do not. */
it('says where the acid that soda needs is gone', () => {
  const sour = [
    'molasses',
    'honey',
    'buttermilk',
    'yogurt',
    'cream-of-tartar',
    'lemon-juice',
    'white-vinegar',
  ];
  const replaced = ROWS.filter(({ food }) => food === 'molasses' || food === 'honey');
  expect(replaced.length).toBeGreaterThan(0);
  for (const { row } of replaced)
    expect(row.changes.includes('acidGone'), JSON.stringify(row.use)).toBe(
      !Object.keys(row.use).some((id) => sour.includes(id)),
    );
});

it('warns an allergy of every egg that replaces an egg', () => {
  for (const { row } of ROWS.filter(({ food }) => food === 'whole-egg'))
    expect(row.changes.includes('stillEgg'), JSON.stringify(row.use)).toBe(
      Object.keys(row.use).some((id) => /^egg-|^mayonnaise$/.test(id)),
    );
});
