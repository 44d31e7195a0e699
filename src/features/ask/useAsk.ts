import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { useLazyModule } from '#browser/useLazyModule.ts';
import { useUrlState } from '#browser/useUrlState.ts';
import { useLanguage } from '#ui/language/language.ts';
import { readAskedQuestion, writeAskedQuestion } from './askedQuestion.ts';
import { openAsker } from './asker.ts';
import { useSettled } from './useSettled.ts';

const NO_QUESTION: string | null = null;

/**
 * The question in the field of the form around an island, and its answer. The field stays as the browser rendered it,
 * so that neither typed text nor a phone's keyboard is lost. `question` is null while the example is in the field;
 * it is in the URL from the first key, and settled after a pause or by Enter.
 */
export function useAsk(inside: RefObject<HTMLElement | null>) {
  const language = useLanguage();
  const [question, setQuestion] = useUrlState<string | null>({
    initial: NO_QUESTION,
    read: readAskedQuestion,
    write: writeAskedQuestion,
  });
  const { settled, settle } = useSettled(question);
  const [tried, setTried] = useState<string | null>(null);
  const { value: asker, failed } = useLazyModule(() => openAsker(language), true);
  const field = useRef<HTMLInputElement>(null);
  const hasFailed = useRef(failed);
  hasFailed.current = failed;

  useEffect(() => {
    const form = inside.current?.closest('form');
    const input = form?.querySelector('input');
    if (!form || !input) return;
    field.current = input;
    const isExample = () => input.value === input.defaultValue;
    const updateQuestion = () => setQuestion(() => input.value);
    const submit = (event: Event) => {
      // If answers failed to load, Enter navigates to the page with the question, which tries again.
      if (hasFailed.current) return;
      event.preventDefault();
      updateQuestion();
      settle(input.value);
    };
    // Text typed or restored before this loaded.
    if (!isExample()) updateQuestion();
    input.addEventListener('input', updateQuestion);
    form.addEventListener('submit', submit);
    return () => {
      input.removeEventListener('input', updateQuestion);
      form.removeEventListener('submit', submit);
    };
  }, [inside, settle, setQuestion]);

  const before = useRef(NO_QUESTION);
  useEffect(() => {
    const input = field.current;
    // One that was not typed: from the URL, or a choice that was pressed.
    if (input && question !== before.current && question !== input.value) {
      input.value = question ?? input.defaultValue;
      settle(question);
    }
    before.current = question;
  }, [question, settle]);

  const answer = asker && question !== null ? asker.answer(question) : null;
  const unsure = answer !== null && answer.asked.missing.length > 0;
  useEffect(() => {
    let current = true;
    if (asker && question !== null && unsure)
      asker.loadLanguages(question).then(() => current && setTried(question));
    return () => {
      current = false;
    };
  }, [asker, unsure, question]);

  const ask = useCallback((other: string) => setQuestion(() => other), [setQuestion]);
  // What is still loading for it may answer it
  const waits = unsure && tried !== question;
  return { question, view: answer?.view ?? null, failed, settled: settled && !waits, ask };
}
