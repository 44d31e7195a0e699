import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { island } from '#ui/island/Island.tsx';
import layout from '#ui/theme/layout.module.css';
import { AskPanel } from './AskPanel.tsx';
import type { AskView } from './answerView.ts';
import type { AskFrame } from './messages.ts';
import { useAsk } from './useAsk.ts';

/** Shown in place of an error while somebody types, if there was no answer before. */
const NOTHING: AskView = { kind: 'note', text: '' };

/** What is shown: an error only once the question is settled, until then the last answer, which is then an old one. */
function useShownView(view: AskView, settled: boolean): { shown: AskView; old: boolean } {
  const last = useRef(NOTHING);
  const old = view.kind === 'hint' && !settled;
  useEffect(() => {
    if (!old) last.current = view.kind === 'hint' ? NOTHING : view;
  }, [old, view]);
  return { shown: old ? last.current : view, old };
}

/** What a screen reader says: the answer of a settled question, once. */
function useSpoken(place: RefObject<HTMLElement | null>, settled: boolean, shown: AskView): string {
  const [spoken, speak] = useState('');
  useEffect(() => {
    const text = place.current?.querySelector('output')?.textContent ?? '';
    speak(settled && shown !== NOTHING ? text : '');
  }, [place, settled, shown]);
  return spoken;
}

/** Keeps the height that the answers have had, so that the page below does not jump while somebody types. */
function useKeptHeight(place: RefObject<HTMLElement | null>, shown: AskView): void {
  useEffect(() => {
    const answers = place.current;
    if (!answers || shown === NOTHING) return;
    const height = Math.max(answers.offsetHeight, Number.parseFloat(answers.style.minBlockSize) || 0);
    answers.style.minBlockSize = `${height}px`;
    const release = () => answers.style.removeProperty('min-block-size');
    window.addEventListener('resize', release);
    return () => window.removeEventListener('resize', release);
  }, [place, shown]);
}

/** Asks what a button among the answers says. If that takes the button away, the answers get its focus. */
function usePress(place: RefObject<HTMLElement | null>, shown: AskView, ask: (question: string) => void) {
  const pressed = useRef(false);
  // In the commit that removes it: a later effect of an earlier render would take the press for its own.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a button can only be gone once something else is shown
  useLayoutEffect(() => {
    if (pressed.current && document.activeElement === document.body) place.current?.focus();
    pressed.current = false;
  }, [place, shown]);
  return (question: string) => {
    pressed.current = true;
    ask(question);
  };
}

/** The answers below the field, replacing the example once something else is asked. */
export function AskAnswers({ messages }: { messages: Pick<AskFrame, 'loading' | 'failed'> }) {
  const place = useRef<HTMLDivElement>(null);
  const { question, view, failed, settled, ask } = useAsk(place);
  const asked = question !== null;
  useEffect(() => {
    const form = place.current?.closest('form');
    const input = form?.querySelector('input');
    // What was typed before this loaded is the question of the next render: until then the example stays away.
    if (!asked && input?.value !== input?.defaultValue) return;
    form?.querySelector('[data-waiting]')?.remove();
    const example = form?.querySelector<HTMLElement>('[data-example]');
    if (example) example.hidden = asked;
  }, [asked]);
  const note = { kind: 'note', text: failed ? messages.failed : messages.loading } as const;
  const { shown, old } = useShownView(view ?? note, settled);
  const spoken = useSpoken(place, settled, shown);
  useKeptHeight(place, shown);
  const press = usePress(place, shown, ask);
  return (
    <div ref={place} tabIndex={-1}>
      {asked && <AskPanel view={shown} old={old} onAsk={press} />}
      <p className={layout.hidden} aria-live="polite">
        {asked && spoken}
      </p>
    </div>
  );
}

export const AskIsland = island(AskAnswers);
