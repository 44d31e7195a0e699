/**
 * An expected outcome: a value, or a code that says why there is none. Catalogs map codes to messages.
 */
export type Result<T, Code extends string> = { ok: true; value: T } | { ok: false; code: Code };

/** A success. */
export function ok<T>(value: T): { ok: true; value: T } {
  return { ok: true, value };
}

/** An expected failure, with one code per reason. */
export function fail<Code extends string>(code: Code): { ok: false; code: Code } {
  return { ok: false, code };
}
