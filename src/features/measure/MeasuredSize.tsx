import type { ReactNode } from 'react';
import { fill } from '#catalogs/template.ts';
import buttons from '#ui/button/button.module.css';
import { useLanguage } from '#ui/language/language.ts';
import layout from '#ui/theme/layout.module.css';
import { formatError, formatSides, inInches } from './formatSize.ts';
import styles from './MeasuredSize.module.css';
import type { PanMeasurement } from './measured.ts';
import type { MeasureMessages } from './messages.ts';
import { PansInRange } from './PansInRange.tsx';
import { RangeNote } from './RangeNote.tsx';

/** Renders links to tools that use these sides, in centimeters, and the closest preset pan. */
export type Links = (sides: readonly number[], pan: string | null) => ReactNode;

interface Props {
  messages: MeasureMessages;
  measured: PanMeasurement;
  links: Links;
  /** Sets each mark more exactly; null where that would not help. */
  onFiner: (() => void) | null;
}

/** The size with its uncertainty, up to date while a point is dragged, and what to do with it. */
export function MeasuredSize({ messages, measured, links, onFiner }: Props) {
  const language = useLanguage();
  const { result, height, marks, fine } = messages;
  const size = measured.state === 'measured' ? measured : null;
  const centimeters = (sides: readonly number[]) =>
    fill(result.plain, { size: formatSides(language, sides) });
  return (
    <section className={styles.outcome} aria-labelledby="measured-title">
      <h2 id="measured-title" className={layout.hidden}>
        {result.title}
      </h2>
      <output className={styles.size}>
        {size && (
          <>
            <strong>
              {fill(result.centimeters, {
                size: formatSides(language, size.sides),
                error: formatError(language, size),
              })}
            </strong>{' '}
            <span>
              {fill(result.inches, {
                size: formatSides(language, inInches(size).sides),
                error: formatError(language, inInches(size)),
              })}
            </span>
          </>
        )}
      </output>
      {measured.state === 'waiting' && <p className={styles.note}>{result.empty}</p>}
      {measured.state === 'failed' && measured.of !== 'height' && (
        <p role="alert" className={styles.error}>
          {marks[measured.of]}
        </p>
      )}
      {onFiner && (
        <p>
          <button type="button" className={buttons.secondary} onClick={onFiner}>
            {fine.open}
          </button>
        </p>
      )}
      {size && (
        <div className={styles.more}>
          <PansInRange messages={messages} size={size} />
          <p className={styles.note}>
            {size.height === 'measured'
              ? fill(height.corrected, { size: centimeters(size.uncorrected ?? size.sides) })
              : height.cautions[size.height]}
          </p>
          <p className={styles.note}>
            <RangeNote messages={result} size={size} /> {size.unsure && result.narrower}
          </p>
          {links(size.sides, size.pan)}
        </div>
      )}
    </section>
  );
}
