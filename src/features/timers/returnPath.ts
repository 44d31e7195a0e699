import { withParams } from '#browser/query.ts';

/**
 * The address of a step, in cook mode or on the page itself. `query` is the current query, so that settings such as
 * servings are restored.
 */
export function returnPath(page: string, step: number, query: string, cooking: boolean): string {
  const path = page + withParams(query, { step: cooking ? String(step) : null });
  return cooking ? path : `${path}#step-${step}`;
}
