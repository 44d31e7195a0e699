import { type ReactNode, useEffect, useRef } from 'react';
import { fill } from '#catalogs/template.ts';
import buttons from '#ui/button/button.module.css';
import { useLanguage } from '#ui/language/language.ts';
import { formatSides, toInches } from '../formatSize.ts';
import type { MeasureMessages } from '../messages.ts';
import styles from './Room.module.css';
import type { RoomState } from './roomSession.ts';
import { useRoom } from './useRoom.ts';

interface Props {
  messages: MeasureMessages['room'];
  /** The button's name. */
  name: string;
  result: Pick<MeasureMessages['result'], 'plain' | 'plainInches'>;
  /** Renders links to tools that use a diameter, in centimeters. */
  links: (diameter: number) => ReactNode;
}

/** What to do next in augmented reality. */
function formatPrompt(messages: Props['messages'], { aimed, points }: RoomState): string {
  if (points === 2) return messages.done;
  if (!aimed) return messages.starting;
  return points === 1 ? messages.second : messages.first;
}

/** Measures between two points in augmented reality. Renders nothing where a device does not support it. */
export function Room({ messages, name, result, links }: Props) {
  const language = useLanguage();
  const overlay = useRef<HTMLDivElement>(null);
  const last = useRef<HTMLDivElement>(null);
  const { here, running, state, failed, start, leave } = useRoom(overlay);
  // The control that had focus is gone, and the size may be below the fold.
  useEffect(() => {
    if (!running) last.current?.focus();
  }, [running]);
  if (!here) return null;
  const centimeters = state.distance === null ? null : state.distance * 100;
  const size =
    centimeters === null
      ? ''
      : [
          fill(result.plain, { size: formatSides(language, [centimeters]) }),
          fill(result.plainInches, { size: formatSides(language, toInches([centimeters])) }),
        ].join(' · ');
  return (
    <>
      <button type="button" className={buttons.secondary} onClick={start}>
        {name}
      </button>
      {failed && (
        <p role="alert" className={styles.failed}>
          {messages.failed}
        </p>
      )}
      <div ref={overlay} className={styles.overlay} data-running={running}>
        {running && (
          <>
            <p role="status">{formatPrompt(messages, state)}</p>
            <output>{size}</output>
            <button
              type="button"
              className={buttons.primary}
              // A tap on the button must not also place a point.
              ref={(button) => button?.addEventListener('beforexrselect', (event) => event.preventDefault())}
              onClick={leave}
            >
              {messages.leave}
            </button>
          </>
        )}
      </div>
      {!running && centimeters !== null && (
        <div ref={last} tabIndex={-1} className={styles.result}>
          <output>{fill(messages.last, { size })}</output>
          <p>{messages.rough}</p>
          {links(centimeters)}
        </div>
      )}
    </>
  );
}
