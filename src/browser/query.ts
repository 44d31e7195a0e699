import { MAX_QUANTITY_LENGTH } from '@gramwise/engine/quantity/notation.ts';

/** In characters: what a field of one line takes, and a parameter with its text. */
export const MAX_FIELD_LENGTH = MAX_QUANTITY_LENGTH;

/**
 * The value of a query parameter, truncated to `maxLength` characters because anyone can craft a long URL. Null if
 * missing, '' if empty. If it is repeated, the first one counts.
 */
export function readParam(query: string, name: string, maxLength = MAX_FIELD_LENGTH): string | null {
  return new URLSearchParams(query).get(name)?.slice(0, maxLength) ?? null;
}

/**
 * The query with some parameters set, or removed if null; all others stay. Starts with `?`, or is '' when nothing is
 * left. Commas and `~` are not escaped, so that lists and decimals stay readable.
 */
export function withParams(query: string, changes: Readonly<Record<string, string | null>>): string {
  const params = new URLSearchParams(query);
  for (const [name, value] of Object.entries(changes)) {
    if (value === null) params.delete(name);
    else params.set(name, value);
  }
  const text = params.toString().replaceAll('%2C', ',').replaceAll('%7E', '~');
  return text && `?${text}`;
}
