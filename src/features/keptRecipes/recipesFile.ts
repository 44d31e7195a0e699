import { fail, ok, type Result } from '@gramwise/engine/result.ts';
import { type KeptRecipe, type NewRecipe, normalizeTitle } from './keptRecipe.ts';

/** Marks our files, so that other JSON is not taken for recipes. */
const FORMAT = 'gramwise-recipes';
/** Marks a file with a backup of what a device keeps: kitchen, own weights and recipes. */
export const BACKUP_FORMAT = 'gramwise';
const VERSION = 1;

/** Files with more bytes, or more recipes, are not read. What was kept from several collections must fit. */
export const MAX_FILE_BYTES = 50_000_000;
const MAX_RECIPES = 10_000;
/** In characters; longer settings were not written by this site. */
const MAX_SETTINGS_LENGTH = 2000;

/** Recipes without the numbers that this device gave them. */
export const recipeEntries = (all: readonly KeptRecipe[]): readonly NewRecipe[] =>
  all.map(({ id: _, ...recipe }) => recipe);

/** Kept recipes as a file to save and import on another device. */
export const serializeRecipes = (all: readonly KeptRecipe[]) =>
  JSON.stringify({ format: FORMAT, version: VERSION, recipes: recipeEntries(all) }, null, 2);

export type RecipesFileError = 'not-recipes' | 'too-large';

export interface ParsedRecipes {
  recipes: readonly NewRecipe[];
  /** How many entries were not recipes. */
  unread: number;
}

const asRecord = (value: unknown) =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};

const asText = (value: unknown) => (typeof value === 'string' ? value : '');

/** An ISO instant, or `now` for anything else: a future date would stay on top forever. */
function parseInstant(value: unknown, now: string): string {
  const time = typeof value === 'string' ? Date.parse(value) : Number.NaN;
  return time >= 0 && time <= Date.parse(now) ? new Date(time).toISOString() : now;
}

function parseRecipe(value: unknown, now: string): NewRecipe | null {
  const fields = asRecord(value);
  const text = asText(fields['text']);
  const settings = asText(fields['settings']);
  if (text.trim() === '') return null;
  return {
    title: normalizeTitle(asText(fields['title']), text),
    // A text that is too long to read reports that when opened.
    text,
    settings: settings.length > MAX_SETTINGS_LENGTH ? '' : settings,
    kept: parseInstant(fields['kept'], now),
  };
}

function parseJson(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return null;
  }
}

/**
 * Parses a file into recipes and the number of invalid entries; or says why it is not one of our files. `now` is an ISO
 * instant.
 */
export function parseRecipesFile(json: string, now: string): Result<ParsedRecipes, RecipesFileError> {
  const { format, recipes } = asRecord(parseJson(json));
  if ((format !== FORMAT && format !== BACKUP_FORMAT) || !Array.isArray(recipes)) return fail('not-recipes');
  if (recipes.length > MAX_RECIPES) return fail('too-large');
  const read = recipes.flatMap((recipe) => parseRecipe(recipe, now) ?? []);
  return ok({ recipes: read, unread: recipes.length - read.length });
}
