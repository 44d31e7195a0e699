import { MEASUREMENT_SYSTEMS, type MeasurementSystem } from '@gramwise/engine/kitchens/initialSystem.ts';
import type { Recipe } from '@gramwise/engine/recipes/recipe.ts';
import { OFFERED_SCALES, parseServings } from '@gramwise/engine/recipes/servings.ts';
import { parseStock, type Stock } from '@gramwise/engine/recipes/stock.ts';
import { readParam, withParams } from '#browser/query.ts';
import type { OtherPan } from './panChoice.ts';
import { factorForStock } from './scalable.ts';

/** A cook's settings. Of `amount`, `stock` and `pan` at most one differs from the recipe. */
export interface RecipeSettings {
  /** The number of servings, or a multiple of the recipe if it does not state servings. */
  amount: number;
  /** The ingredient to use up; null if the recipe is not scaled by one. */
  stock: Stock | null;
  /** The id of another pan; null for the recipe's own. */
  pan: string | null;
  /** Null for the kitchen's default. */
  view: MeasurementSystem | null;
}

/** The options that the settings choose from. */
export interface Scalable {
  recipe: Recipe;
  pans: readonly OtherPan[];
}

/** The settings of a recipe as written. */
export function initialSettings({ servings }: Pick<Recipe, 'servings'>): RecipeSettings {
  return { amount: servings ?? 1, stock: null, pan: null, view: null };
}

/** The factor to scale the recipe by. */
export function scaleFactorOf({ amount, stock, pan }: RecipeSettings, { recipe, pans }: Scalable): number {
  if (stock) return factorForStock(recipe, stock) ?? 1;
  const chosen = pans.find(({ id }) => id === pan);
  if (chosen) return chosen.factor;
  return recipe.servings === null ? amount : amount / recipe.servings;
}

/**
 * The settings in a URL: `?servings=6&view=us`, `?scale=2`, `?of=butter&have=180` or `?pan=springform-26`. Without
 * a valid view, the kitchen decides.
 */
export function readRecipeSettings(query: string, { recipe, pans }: Scalable): RecipeSettings {
  const initial = initialSettings(recipe);
  const view = MEASUREMENT_SYSTEMS.find((known) => known === readParam(query, 'view')) ?? null;
  const stock = parseStock(readParam(query, 'of'), readParam(query, 'have'));
  if (stock && factorForStock(recipe, stock) !== null) return { ...initial, stock, view };
  const pan = pans.find(({ id }) => id === readParam(query, 'pan'))?.id ?? null;
  if (pan !== null) return { ...initial, pan, view };
  const scale = readParam(query, 'scale');
  const amount =
    recipe.servings === null
      ? OFFERED_SCALES.find((known) => String(known) === scale)
      : parseServings(readParam(query, 'servings') ?? '');
  return { ...initial, amount: amount ?? initial.amount, view };
}

/** The query for the settings, without the recipe's defaults. Unrelated parameters stay. */
export function writeRecipeSettings(settings: RecipeSettings, recipe: Recipe, query: string): string {
  const { amount, stock, pan, view } = settings;
  const changed = amount === initialSettings(recipe).amount ? null : String(amount);
  return withParams(query, {
    servings: recipe.servings === null ? null : changed,
    scale: recipe.servings === null ? changed : null,
    of: stock?.of ?? null,
    have: stock ? String(stock.amount) : null,
    pan,
    view,
  });
}
