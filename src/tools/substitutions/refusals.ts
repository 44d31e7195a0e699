import { foldName } from '@gramwise/engine/foods/match/findFoods.ts';
import type { Catalog } from '#catalogs/catalog.ts';

/** Why nothing may replace what a text names, such as curing salt, which is no food of the table; else null. */
export function refusalFor(text: string, { curing }: Catalog['substitutions']['refusals']): string | null {
  const typed = ` ${foldName(text)} `;
  return curing.names.split(', ').some((name) => typed.includes(` ${foldName(name)} `)) ? curing.text : null;
}
