import { readParam, withParams } from '#browser/query.ts';

/** The step a URL opens in cook mode, 1 to `total`; null if there is none or it does not exist. */
export function readStep(query: string, total: number): number | null {
  const text = readParam(query, 'step') ?? '';
  const step = /^\d{1,3}$/.test(text) ? Number(text) : 0;
  return step >= 1 && step <= total ? step : null;
}

/** The query that opens a step; null leaves cook mode. Unrelated parameters stay. */
export function writeStep(step: number | null, query: string): string {
  return withParams(query, { step: step === null ? null : String(step) });
}
