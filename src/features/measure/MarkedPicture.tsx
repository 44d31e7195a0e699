import { useEffect, useRef, useState } from 'react';
import { AnnotatedImage } from './AnnotatedImage.tsx';
import { FineMarks } from './FineMarks.tsx';
import { formatPrompt } from './formatPrompt.ts';
import styles from './Measure.module.css';
import { type Links, MeasuredSize } from './MeasuredSize.tsx';
import { needsFinerMarks } from './measured.ts';
import type { MeasureMessages } from './messages.ts';
import type { OpenedPicture } from './openPicture.ts';
import { SettingFields } from './SettingFields.tsx';
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
  const { marks, setup } = measure;
  const measured = useMeasured(picture, marks, setup);
  const [isFine, setFine] = useState(false);
  const prompt = useRef<HTMLParagraphElement>(null);

  // The pressed buttons are gone, and the picture may be below the fold.
  useEffect(() => {
    if (isFine) return;
    prompt.current?.focus({ preventScroll: true });
    // No smooth scrolling: what a finger aims at must not move.
    prompt.current?.scrollIntoView({ behavior: 'instant' });
  }, [isFine]);

  return (
    <div className={styles.picture}>
      {isFine ? (
        <FineMarks
          messages={messages}
          picture={picture}
          marks={marks}
          setup={setup}
          onPlace={measure.place}
          onDone={() => setFine(false)}
        />
      ) : (
        <div>
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
      )}
      <MeasuredSize
        messages={messages}
        measured={measured}
        links={links}
        onFiner={!isFine && needsFinerMarks(measured, marks) ? () => setFine(true) : null}
      />
      <SettingFields
        messages={messages}
        measure={measure}
        heightFails={measured.state === 'failed' && measured.of === 'height'}
      />
    </div>
  );
}
