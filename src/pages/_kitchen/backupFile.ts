import { type Kitchen, readKitchen, writeKitchen } from '@gramwise/engine/kitchens/kitchen.ts';
import type { CountryId } from '@gramwise/engine/kitchens/kitchens.ts';
import { fail, ok, type Result } from '@gramwise/engine/result.ts';
import type { KeptRecipe } from '#features/keptRecipes/keptRecipe.ts';
import {
  BACKUP_FORMAT,
  type ParsedRecipes,
  parseRecipesFile,
  recipeEntries,
} from '#features/keptRecipes/recipesFile.ts';

/** Rises when an older version of the site could not read what is written. */
const VERSION = 1;

export type BackupFileError = 'not-ours' | 'newer' | 'too-large';

/** What a device keeps: the kitchen with its own weights, and recipes. */
export interface Backup extends ParsedRecipes {
  kitchen: Kitchen;
}

/** Everything as one file, for another device. A kitchen that was never chosen is left out. */
export const serializeBackup = (kitchen: Kitchen, recipes: readonly KeptRecipe[]): string =>
  JSON.stringify(
    {
      format: BACKUP_FORMAT,
      version: VERSION,
      kitchen: JSON.parse(writeKitchen(kitchen) ?? '{}'),
      recipes: recipeEntries(recipes),
    },
    null,
    2,
  );

function parseObject(json: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(json);
    return typeof value === 'object' && value !== null ? { ...value } : {};
  } catch {
    return {};
  }
}

/**
 * Reads a file with everything, or with recipes only. Parts that are missing or invalid are as on a new device; `home`
 * is the country of the page's language. `now` is an ISO instant. Never throws. Errors: 'not-ours'; 'newer' for a file
 * that a later version of the site wrote; 'too-large' for too many recipes.
 */
export function parseBackup(
  json: string,
  { home, now }: { home: CountryId; now: string },
): Result<Backup, BackupFileError> {
  const { format, version, kitchen, recipes } = parseObject(json);
  if (format === BACKUP_FORMAT && typeof version === 'number' && version > VERSION) return fail('newer');
  const list = Array.isArray(recipes) ? recipes : [];
  const found = parseRecipesFile(JSON.stringify({ format, recipes: list }), now);
  if (!found.ok) return fail(found.code === 'too-large' ? 'too-large' : 'not-ours');
  const own = format === BACKUP_FORMAT ? JSON.stringify(kitchen ?? null) : null;
  return ok({ ...found.value, kitchen: readKitchen(own, home) });
}
