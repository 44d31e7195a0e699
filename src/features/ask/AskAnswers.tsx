import { useEffect, useRef } from 'react';
import { island } from '#ui/island/Island.tsx';
import { AskPanel } from './AskPanel.tsx';
import type { AskFrame } from './messages.ts';
import { useAsk } from './useAsk.ts';

/** The answers below the field, replacing the example once something else is asked. */
export function AskAnswers({ messages }: { messages: Pick<AskFrame, 'loading' | 'failed'> }) {
  const place = useRef<HTMLDivElement>(null);
  const { question, view, failed, setQuestion } = useAsk(place);
  const asked = question !== null;
  useEffect(() => {
    const example = place.current?.closest('form')?.querySelector<HTMLElement>('[data-example]');
    if (example) example.hidden = asked;
  }, [asked]);
  const note = { kind: 'note', text: failed ? messages.failed : messages.loading } as const;
  return <div ref={place}>{asked && <AskPanel view={view ?? note} onAsk={setQuestion} />}</div>;
}

export const AskIsland = island(AskAnswers);
