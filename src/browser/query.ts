import { MAX_QUANTITY_LENGTH } from '#domain/quantity/notation.ts';

/**
 * The value of a query parameter, cut to `maxLength` characters because anyone can write an address of any length.
 * Null when the query does not have it; '' when it is there and empty. Of a repeated parameter the first counts.
 */
export function readParam(query: string, name: string, maxLength = MAX_QUANTITY_LENGTH): string | null {
  return new URLSearchParams(query).get(name)?.slice(0, maxLength) ?? null;
}

/**
 * The query with some parameters set, or removed where the change is null; all others stay. Starts with `?`, or is ''
 * when no parameter is left. Commas are not escaped, so that lists and decimals stay readable.
 */
export function withParams(query: string, changes: Readonly<Record<string, string | null>>): string {
  const params = new URLSearchParams(query);
  for (const [name, value] of Object.entries(changes)) {
    if (value === null) params.delete(name);
    else params.set(name, value);
  }
  const text = params.toString().replaceAll('%2C', ',');
  return text && `?${text}`;
}
