import { MAX_QUESTION_LENGTH } from '@gramwise/engine/ask/questionLength.ts';
import { readParam, withParams } from '#browser/query.ts';

/** The question in a URL; null if there is none. */
export const readAskedQuestion = (query: string): string | null =>
  readParam(query, 'q', MAX_QUESTION_LENGTH)?.trim() || null;

/** The query with a question, or without it. Other parameters stay. */
export const writeAskedQuestion = (question: string | null, query: string): string =>
  withParams(query, { q: question?.trim() || null });
