import type { Point } from '@gramwise/engine/photo/point.ts';
import { useEffect, useId, useRef, useState } from 'react';
import { fill } from '#catalogs/template.ts';
import buttons from '#ui/button/button.module.css';
import styles from './FineMarks.module.css';
import { FineView } from './FineView.tsx';
import { BEST_PRECISION_PX, MARK_GROUPS, type MarkId, type Marks } from './marks.ts';
import type { MeasureMessages } from './messages.ts';
import type { OpenedPicture } from './openPicture.ts';
import { isCoin, type Setup } from './setup.ts';

interface Props {
  messages: Pick<MeasureMessages, 'fine' | 'picture'>;
  picture: OpenedPicture;
  marks: Marks;
  setup: Setup;
  /** `within`: the precision, in pixels of the picture. */
  onPlace: (mark: MarkId, at: Point, within: number) => void;
  onDone: () => void;
}

/** What a mark belongs on. */
const targetOf = ({ group }: MarkId, { reference, shape }: Setup) =>
  group === 'edge' ? shape : isCoin(reference) ? 'coin' : 'reference';

/** One mark after the other, enlarged. A mark that one leaves forward has been looked at, and counts as exact. */
export function FineMarks({ messages, picture, marks, setup, onPlace, onDone }: Props) {
  const { fine, picture: names } = messages;
  const help = useId();
  const panel = useRef<HTMLElement>(null);
  const [step, setStep] = useState(0);
  const all = MARK_GROUPS.flatMap((group) =>
    marks[group].map((mark, index) => ({ id: { group, index }, mark })),
  );
  const current = all[Math.min(step, all.length - 1)];

  useEffect(() => {
    // Some browsers return a promise, which would be taken for a cleanup.
    panel.current?.scrollIntoView({ behavior: 'instant' });
  }, []);

  if (!current) return null;
  const { id, mark } = current;
  const name = fill(names[id.group], { n: id.index + 1 });
  const isLast = step >= all.length - 1;
  const place = (at: Point) => onPlace(id, at, BEST_PRECISION_PX);
  const next = () => {
    place(mark);
    if (isLast) onDone();
    else setStep(step + 1);
  };
  return (
    <section ref={panel} className={styles.panel} aria-label={fine.open}>
      <p id={help} className={styles.help}>
        <strong>{fill(fine.step, { n: step + 1, all: all.length, point: name })}</strong>{' '}
        {fine.targets[targetOf(id, setup)]}
      </p>
      <FineView
        key={name}
        name={name}
        help={help}
        messages={names}
        picture={picture}
        mark={mark}
        onPlace={place}
        onNext={next}
      />
      <p className={styles.note}>
        {fine.help} <span className={styles.keys}>{fine.keys}</span>
      </p>
      <div className={styles.steps}>
        <button
          type="button"
          className={buttons.secondary}
          disabled={step === 0}
          onClick={() => setStep(step - 1)}
        >
          {fine.back}
        </button>
        {!isLast && (
          <button type="button" className={buttons.quiet} onClick={onDone}>
            {fine.stop}
          </button>
        )}
        <button type="button" className={buttons.primary} onClick={next}>
          {isLast ? fine.done : fine.next}
        </button>
      </div>
    </section>
  );
}
