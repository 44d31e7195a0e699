/**
 * The address that comes back to a step: in cook mode, or on the page itself. The page keeps how it was set, such as
 * the number of servings; `query` is the one of the present address.
 */
export function wayBack(page: string, step: number, query: string, cooking: boolean): string {
  const params = new URLSearchParams(query);
  params.delete('step');
  if (cooking) params.set('step', String(step));
  const text = params.toString();
  return `${page}${text && `?${text}`}${cooking ? '' : `#step-${step}`}`;
}
