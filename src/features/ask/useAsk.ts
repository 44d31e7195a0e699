import { type RefObject, useEffect, useRef, useState } from 'react';
import { useLazyModule } from '#browser/useLazyModule.ts';
import { useUrlState } from '#browser/useUrlState.ts';
import { useLanguage } from '#ui/language/language.ts';
import { readAsked, writeAsked } from './askedAddress.ts';
import { openAsker } from './asker.ts';

const NOTHING: string | null = null;

/**
 * The question in the field of the form around an island, and its answer. The field stays as the browser rendered it,
 * so that neither typed text nor a phone's keyboard is lost. `question` is null while the example is in the field.
 */
export function useAsk(inside: RefObject<HTMLElement | null>) {
  const language = useLanguage();
  const [question, setQuestion] = useState(NOTHING);
  const [asked, setAsked] = useUrlState({ initial: NOTHING, read: readAsked, write: writeAsked });
  const [, setLearned] = useState(0);
  const { value: asker, failed } = useLazyModule(() => openAsker(language), true);
  const field = useRef<HTMLInputElement>(null);
  const latest = useRef({ failed, setAsked });
  latest.current = { failed, setAsked };

  useEffect(() => {
    const form = inside.current?.closest('form');
    const input = form?.querySelector('input');
    if (!form || !input) return;
    field.current = input;
    const isExample = () => input.value === input.defaultValue;
    const type = () => setQuestion(input.value);
    const submit = (event: Event) => {
      // Without answers, Enter leads to the page with the question, which tries again.
      if (latest.current.failed) return;
      event.preventDefault();
      type();
      latest.current.setAsked(input.value.trim() || null);
    };
    // Text typed or restored before this loaded.
    if (!isExample()) type();
    input.addEventListener('input', type);
    form.addEventListener('submit', submit);
    return () => {
      input.removeEventListener('input', type);
      form.removeEventListener('submit', submit);
    };
  }, [inside]);

  const before = useRef(NOTHING);
  useEffect(() => {
    const input = field.current;
    if (input && asked !== before.current) {
      if (asked === null || asked !== input.value.trim()) input.value = asked ?? input.defaultValue;
      setQuestion(asked);
    }
    before.current = asked;
  }, [asked]);

  const answer = asker && question !== null ? asker.answer(question) : null;
  const unsure = answer !== null && answer.asked.missing.length > 0;
  useEffect(() => {
    let current = true;
    if (asker && question !== null && unsure)
      asker.learn(question).then((more) => more && current && setLearned((n) => n + 1));
    return () => {
      current = false;
    };
  }, [asker, unsure, question]);

  return { question, view: answer?.view ?? null, failed, put: setAsked };
}
