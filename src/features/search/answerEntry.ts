import type { Language } from '#catalogs/languages.ts';
import type { ResultList } from './list.ts';

/** The answer to a question, as an entry above the results. */
export interface AnswerEntry {
  /** The name of its group. */
  group: string;
  title: string;
  text: string;
  /** Its English path. */
  to: string;
}

/** Loads the code that answers questions. */
export type OpenAnswers = (language: Language) => Promise<(query: string) => Promise<AnswerEntry | null>>;

/** Adds an answer on top of a list, which Enter opens. */
export function addAnswer(list: ResultList, entry: AnswerEntry | null): ResultList {
  if (!entry) return list;
  const { group, title, text, to } = entry;
  const rest = list.found ? list.groups : [];
  const answer = { title: group, documents: [{ kind: 'tool' as const, title, text, to }] };
  const count = rest.reduce((sum, { documents }) => sum + documents.length, 1);
  return { found: true, status: title, groups: [answer, ...rest], count };
}
