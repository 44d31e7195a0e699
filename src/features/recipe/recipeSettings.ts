import { readParam, withParams } from '#browser/query.ts';
import { type MeasurementSystem, SYSTEMS } from '#domain/quantity/systemText.ts';
import { MAX_SERVINGS } from '#domain/recipes/servings.ts';

/**
 * A cook's settings. `amount` is the number of servings, or a multiple of the recipe if it does not state servings.
 */
export interface RecipeSettings {
  amount: number;
  /** Null for the one that the cook's kitchen starts with. */
  view: MeasurementSystem | null;
}

/** The multiples to choose from for a recipe without servings. */
export const SCALES = [0.5, 1, 2, 3] as const;

/** The settings of a recipe as written. `base` is its number of servings, null if not stated. */
export function initialSetting(base: number | null): RecipeSettings {
  return { amount: base ?? 1, view: null };
}

/** What to multiply the recipe by. */
export function factorOf({ amount }: RecipeSettings, base: number | null): number {
  return base === null ? amount : amount / base;
}

/** The number of servings in a text, 1 to 100; null for any other text. */
export function readServings(text: string): number | null {
  const servings = /^\d{1,3}$/.test(text.trim()) ? Number(text) : 0;
  return servings >= 1 && servings <= MAX_SERVINGS ? servings : null;
}

/** The settings in an address: `?servings=6&view=us`, or `?scale=2`. Without a valid view, the kitchen decides. */
export function readRecipeSettings(query: string, base: number | null): RecipeSettings {
  const initial = initialSetting(base);
  const scale = readParam(query, 'scale');
  const amount =
    base === null
      ? SCALES.find((known) => String(known) === scale)
      : readServings(readParam(query, 'servings') ?? '');
  const view = readParam(query, 'view');
  return {
    amount: amount ?? initial.amount,
    view: SYSTEMS.find((known) => known === view) ?? null,
  };
}

/** The query for the settings, without what the recipe starts with. Unrelated parameters stay. */
export function writeRecipeSettings(setting: RecipeSettings, base: number | null, query: string): string {
  const initial = initialSetting(base);
  const amount = setting.amount === initial.amount ? null : String(setting.amount);
  return withParams(query, {
    servings: base === null ? null : amount,
    scale: base === null ? amount : null,
    view: setting.view,
  });
}
