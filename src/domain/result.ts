/**
 * An expected outcome: a value, or the code of the one reason why there is none.
 * Codes are for programs; the words a visitor reads are chosen from them elsewhere.
 */
export type Result<T, Code extends string> = { ok: true; value: T } | { ok: false; code: Code };

/** Wraps a value that could be computed. */
export function ok<T>(value: T): { ok: true; value: T } {
  return { ok: true, value };
}

/** Wraps the reason why a value could not be computed. */
export function fail<Code extends string>(code: Code): { ok: false; code: Code } {
  return { ok: false, code };
}
