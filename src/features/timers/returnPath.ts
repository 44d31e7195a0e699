import { withParams } from '#browser/query.ts';

/**
 * The address that leads back to a step: in cook mode, or on the page itself. `query` is the one of the current
 * address, so that settings such as the number of servings come back too.
 */
export function returnPath(page: string, step: number, query: string, cooking: boolean): string {
  const path = page + withParams(query, { step: cooking ? String(step) : null });
  return cooking ? path : `${path}#step-${step}`;
}
