import { MARKED_SHAPES } from '@gramwise/engine/photo/markedScene.ts';
import { useEffect, useRef } from 'react';
import { fill } from '#catalogs/template.ts';
import { AmbiguousAmountField } from '#tools/amount/AmbiguousAmountField.tsx';
import buttons from '#ui/button/button.module.css';
import { SegmentedControl } from '#ui/segments/SegmentedControl.tsx';
import { AnnotatedImage } from './AnnotatedImage.tsx';
import { formatPrompt } from './formatPrompt.ts';
import styles from './Measure.module.css';
import { type Links, MeasuredSize } from './MeasuredSize.tsx';
import type { MeasureMessages } from './messages.ts';
import type { OpenedPicture } from './openPicture.ts';
import { ReferenceField } from './ReferenceField.tsx';
import { EDGE_COUNTS, MAX_RIM_HEIGHT_CM } from './setup.ts';
import type { MeasureState } from './useMeasure.ts';
import { useMeasured } from './useMeasured.ts';

interface Props {
  messages: MeasureMessages;
  picture: OpenedPicture;
  measure: MeasureState;
  links: Links;
}

/** The picture with its points, the size beside it, and the settings the size depends on. */
export function MarkedPicture({ messages, picture, measure, links }: Props) {
  const { marks, setup, change } = measure;
  const measured = useMeasured(picture, marks, setup);
  const prompt = useRef<HTMLParagraphElement>(null);
  const [minimum, , maximum] = EDGE_COUNTS[setup.shape];
  const edges = marks.edge.length;
  const heightFails = measured.state === 'failed' && measured.of === 'height';

  // The pressed buttons are gone, and the picture may be below the fold.
  useEffect(() => {
    prompt.current?.focus({ preventScroll: true });
    // No smooth scrolling: what a finger aims at must not move.
    prompt.current?.scrollIntoView({ behavior: 'instant' });
  }, []);

  return (
    <div className={styles.picture}>
      <div className={styles.main}>
        <p ref={prompt} tabIndex={-1} role="status" className={styles.prompt}>
          {formatPrompt(messages.prompts, marks, setup)}
        </p>
        <AnnotatedImage
          messages={messages.picture}
          picture={picture}
          marks={marks}
          rim={measured.rim}
          onPlace={measure.place}
        />
      </div>
      <MeasuredSize messages={messages} measured={measured} links={links} />
      <div className={styles.settings}>
        <SegmentedControl
          label={messages.shape}
          value={setup.shape}
          options={MARKED_SHAPES.map((id) => ({ id, name: messages.shapes[id] }))}
          onChange={(shape) => change({ shape })}
        />
        {minimum < maximum && (
          <div className={styles.links}>
            <button
              type="button"
              className={buttons.quiet}
              disabled={edges >= maximum}
              onClick={() => measure.addEdges(1)}
            >
              {messages.picture.more}
            </button>
            <button
              type="button"
              className={buttons.quiet}
              disabled={edges <= minimum}
              onClick={() => measure.addEdges(-1)}
            >
              {messages.picture.fewer}
            </button>
          </div>
        )}
        <AmbiguousAmountField
          label={messages.height.label}
          value={setup.height}
          invalid={heightFails}
          hint={heightFails ? fill(messages.height.invalid, { n: MAX_RIM_HEIGHT_CM }) : messages.height.hint}
          onChange={(height) => change({ height })}
        />
        <ReferenceField
          messages={messages}
          value={setup.reference}
          onChange={(reference) => change({ reference })}
        />
        <button type="button" className={buttons.secondary} onClick={measure.restart}>
          {messages.picture.another}
        </button>
      </div>
    </div>
  );
}
