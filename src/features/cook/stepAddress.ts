/** The step, counted from 1, that an address opens in cook mode; null for none, or for one that does not exist. */
export function readStep(query: string, total: number): number | null {
  const text = new URLSearchParams(query).get('step') ?? '';
  const step = /^\d{1,3}$/.test(text) ? Number(text) : 0;
  return step >= 1 && step <= total ? step : null;
}

/** The query that comes back to a step, other parameters kept; null leaves cook mode. */
export function writeStep(step: number | null, query: string): string {
  const params = new URLSearchParams(query);
  if (step === null) params.delete('step');
  else params.set('step', String(step));
  const text = params.toString();
  return text && `?${text}`;
}
