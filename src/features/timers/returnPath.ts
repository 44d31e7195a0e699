import { withParams } from '#browser/query.ts';
import type { TimerSubject } from './timer.ts';

/**
 * The URL of a step, in cook mode or on the page itself. `query` is the current query, so that settings such as
 * servings are restored.
 */
export function buildReturnPath(
  { page, step, hash = '' }: Pick<TimerSubject, 'page' | 'step' | 'hash'>,
  query: string,
  cooking: boolean,
): string {
  const path = page + withParams(query, { step: cooking ? String(step) : null });
  return cooking ? path + hash : `${path}#step-${step}`;
}
