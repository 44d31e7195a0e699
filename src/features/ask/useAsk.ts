import { type RefObject, useEffect, useRef, useState } from 'react';
import { writeEntry } from '#browser/historyEntry.ts';
import { readParam, withParams } from '#browser/query.ts';
import { useLoaded } from '#browser/useLoaded.ts';
import { MAX_QUESTION_LENGTH } from '#domain/ask/questionLength.ts';
import { useLanguage } from '#ui/language/language.ts';
import { openAsker } from './asker.ts';

/**
 * The question in the field of the form around an island, and its answer. The field itself stays as the browser drew
 * it, so that nothing typed, and no phone's keyboard, is lost. `asked` is null as long as the example stands there.
 */
export function useAsk(inside: RefObject<HTMLElement | null>) {
  const language = useLanguage();
  const [question, setQuestion] = useState<string | null>(null);
  const [learned, setLearned] = useState(0);
  const { value: asker, failed } = useLoaded(() => openAsker(language), true);
  const field = useRef<HTMLInputElement>(null);
  const broken = useRef(false);
  broken.current = failed;

  useEffect(() => {
    const form = inside.current?.closest('form');
    const input = form?.querySelector('input');
    if (!form || !input) return;
    field.current = input;
    const read = () =>
      setQuestion((now) => (now === null && input.value === input.defaultValue ? null : input.value));
    const follow = () => {
      const asked = readParam(window.location.search, 'q', MAX_QUESTION_LENGTH);
      if (asked !== null) input.value = asked;
      read();
    };
    const select = () => input.select();
    const submit = (event: Event) => {
      // Enter then leads to the page with the question, which tries again.
      if (broken.current) return;
      event.preventDefault();
      setQuestion(input.value);
      keep(input.value);
    };
    if (document.activeElement === input && input.value === input.defaultValue) select();
    follow();
    input.addEventListener('input', read);
    input.addEventListener('focus', select);
    form.addEventListener('submit', submit);
    window.addEventListener('popstate', follow);
    return () => {
      input.removeEventListener('input', read);
      input.removeEventListener('focus', select);
      form.removeEventListener('submit', submit);
      window.removeEventListener('popstate', follow);
    };
  }, [inside]);

  const answer = asker && question !== null ? asker.answer(question) : null;
  const missing = answer?.asked.missing.join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is missing is compared by its text
  useEffect(() => {
    let current = true;
    if (asker && answer && missing)
      asker.learn(answer.asked.missing).then((more) => more && current && setLearned(learned + 1));
    return () => {
      current = false;
    };
  }, [asker, missing, question]);

  return {
    question,
    view: answer?.view ?? null,
    failed,
    put: (text: string) => {
      if (field.current) field.current.value = text;
      setQuestion(text);
      keep(text);
    },
  };
}

/** Keeps a question in the address, where a link or a reload finds it. */
function keep(question: string): void {
  const { pathname, search } = window.location;
  writeEntry({}, pathname + withParams(search, { q: question.trim() || null }));
}
