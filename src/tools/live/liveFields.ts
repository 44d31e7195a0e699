import { readParam, withParams } from '#browser/query.ts';

/** The text of each field, as typed or chosen. A field's name is also its query parameter. */
export type LiveFields = Readonly<Record<string, string>>;

/** What a tool starts with, and the ids that each of its selects offers. A field without a list holds typed text. */
export interface LiveConfig<F extends LiveFields> {
  start: F;
  choices: { readonly [Name in keyof F]?: readonly string[] };
  /** The most characters of fields that hold more than a number. */
  lengths?: { readonly [Name in keyof F]?: number };
}

/** The fields in a URL. What is missing, or no option, is as at the start. */
export function readFields<F extends LiveFields>(
  query: string,
  { start, choices, lengths = {} }: LiveConfig<F>,
): F {
  const entries = Object.entries(start).map(([name, initial]) => {
    const text = readParam(query, name, lengths[name]);
    const options = choices[name];
    return [name, text === null || (options && !options.includes(text)) ? initial : text];
  });
  return Object.fromEntries(entries) as F;
}

/** The query for the fields; without those that are the same in every one of the starts. Unrelated parameters stay. */
export function writeFields<F extends LiveFields>(fields: F, query: string, starts: readonly F[]): string {
  const changes = Object.entries(fields).map(([name, text]) => [
    name,
    starts.every((start) => start[name] === text) ? null : text,
  ]);
  return withParams(query, Object.fromEntries(changes) as Record<string, string | null>);
}
