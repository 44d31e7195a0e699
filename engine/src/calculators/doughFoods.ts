import { categoryOf, FOOD_IDS, UNMEASURED_IDS } from '../foods/figures.ts';
import type { AnyFoodId, CategoryId } from '../foods/foods.ts';
import { isKindOf } from '../foods/generalFood.ts';
import { hasRole } from '../foods/roles.ts';
import { NUTRIENTS } from '../foods/table/nutrients.ts';
import { hasTrait } from '../foods/traits.ts';
import type { FormulaKind } from './bakersFormula.ts';

/** A starter whose kind says how wet it is: grams of water on 100 g of flour, the least and the most. */
export interface KnownStarter {
  hydration: readonly [least: number, most: number];
}

/**
 * What a food is in a dough: a kind, or the share of it that counts as water, 0 to 1; null if it brings water that no
 * row of USDA SR26 gives. Foods that are not listed bring none.
 */
export type DoughFoods = Readonly<
  Record<string, Exclude<FormulaKind, 'other'> | KnownStarter | number | null>
>;

/**
 * Jeffrey Hamelman, Bread (2004), app.ckbk.com/section/brea32715c04s001ss001sss003/biga: a biga is stiff at 50 to 60
 * percent. A poolish is equal weights of flour and water, as in King Arthur's and Martin Philip's published formulas.
 */
const KNOWN_STARTERS: Readonly<Partial<Record<AnyFoodId, KnownStarter>>> = {
  poolish: { hydration: [100, 100] },
  biga: { hydration: [50, 60] },
};

const WATER: ReadonlySet<string> = new Set<AnyFoodId>(['water', 'ice']);

/**
 * Foods that give their water to the flour. Fruit, vegetables, cheese and nuts keep most of theirs, so bakers do not
 * count it; fresh yeast is the one of `baking` that brings any.
 */
const WET_CATEGORIES: ReadonlySet<CategoryId> = new Set(['dairy', 'drinks', 'fats', 'sugars']);
const isWet = (food: AnyFoodId) => WET_CATEGORIES.has(categoryOf(food)) || food === 'yeast-fresh';

/** Powders and sugars hold a few percent, which flour does too: they do not count. */
const MIN_WATER_PERCENT = 10;

/** States of foods that are dry, although their category is wet: powdered cream, tea. */
const DRY_STATES = ['ground', 'dried', 'seeds'] as const;

/** Whether a food without figures is as dry as flour. */
const isDry = (food: AnyFoodId) => hasRole(food, 'dry') || DRY_STATES.some((state) => hasTrait(food, state));

function waterOf(food: AnyFoodId): number | null | undefined {
  const row = NUTRIENTS[food];
  if (!row) return isDry(food) ? undefined : null;
  const [, percent] = row;
  return percent < MIN_WATER_PERCENT ? undefined : Number((percent / 100).toFixed(4));
}

function roleOf(food: AnyFoodId): DoughFoods[string] | undefined {
  if (isKindOf(food, 'sourdough-starter')) return KNOWN_STARTERS[food] ?? 'starter';
  if (WATER.has(food)) return 'water';
  if (hasRole(food, 'flour') || hasRole(food, 'meal')) return 'flour';
  return isWet(food) ? waterOf(food) : undefined;
}

/** Every food that is flour, water or starter in a dough, or brings water to it. */
export function doughFoods(): DoughFoods {
  const all: readonly AnyFoodId[] = [...FOOD_IDS, ...UNMEASURED_IDS];
  const roles = all.map((food) => [food, roleOf(food)] as const);
  return Object.fromEntries(roles.flatMap(([food, role]) => (role === undefined ? [] : [[food, role]])));
}
