import { useEffect, useRef, useState } from 'react';
import { useLanguage } from '#ui/language/language.ts';
import type { AnswerEntry, OpenAnswers } from './answerEntry.ts';
import type { ResultList } from './list.ts';

/** Matches questions, which have a number or several words; others load nothing if a page is found. */
const QUESTION = /[\d¼½¾⅓⅔⅛⅜⅝⅞]|\S+\s+\S+\s+\S/u;

/**
 * The answer to a query that is a question, or that no page answers, such as `dag`; null for others, and until it is
 * loaded.
 */
export function useAnswer(
  query: string,
  { found: isFound }: Pick<ResultList, 'found'>,
  open: OpenAnswers,
): AnswerEntry | null {
  const language = useLanguage();
  const opened = useRef<ReturnType<OpenAnswers> | null>(null);
  const [found, setFound] = useState<{ query: string; entry: AnswerEntry | null } | null>(null);

  useEffect(() => {
    if (query.trim() === '' || (isFound && !QUESTION.test(query))) return;
    let current = true;
    opened.current ??= open(language);
    opened.current
      .then((answer) => answer(query))
      .then((entry) => current && setFound({ query, entry }))
      .catch(() => {
        // The results below work without it; the next query tries again.
        opened.current = null;
      });
    return () => {
      current = false;
    };
  }, [query, isFound, language, open]);

  return found?.query === query ? found.entry : null;
}
