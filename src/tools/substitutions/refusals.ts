import { foldName } from '@gramwise/engine/foods/match/findFoods.ts';
import type { Catalog } from '#catalogs/catalog.ts';

/** Why nothing may replace what a text names, such as curing salt, which is no food of the table; else null. */
export function refusalFor(text: string, refusals: Catalog['substitutions']['refusals']): string | null {
  const typed = ` ${foldName(text)} `;
  const named = Object.values(refusals).find(({ names }) =>
    names.split(', ').some((name) => typed.includes(` ${foldName(name)} `)),
  );
  return named?.text ?? null;
}
