/**
 * A question with the answer it should get, by the figures of `tests/ask/asked.ts`; and what it gets today instead,
 * where that is to ask back.
 */
export type AskedRow = readonly [question: string, right: string, today?: string];
