import type { MeasuredFood } from '@gramwise/engine/foods/listedFood.ts';
import type { Kitchen } from '@gramwise/engine/kitchens/kitchen.ts';
import { UNITS } from '@gramwise/engine/units/units.ts';
import type { ReactNode } from 'react';
import { fill } from '#catalogs/template.ts';
import { formatCookAnswer } from '#format/cookAnswer.ts';
import { formatNumber } from '#format/format.ts';
import { useLanguage } from '#ui/language/language.ts';
import layout from '#ui/theme/layout.module.css';
import styles from './Converter.module.css';
import type { Conversion, ConversionOutcome as OutcomeValue } from './conversion.ts';
import type { ConverterMessages } from './messages.ts';
import { formatSentence } from './sentence.ts';

interface Props {
  messages: ConverterMessages;
  food: MeasuredFood | null;
  kitchen: Kitchen;
  conversion: Conversion;
  outcome: OutcomeValue;
  /** A question shown instead of an answer. */
  children?: ReactNode;
}

/** Answers longer than this, in characters, get smaller type. */
const LONG_ANSWER_LENGTH = 9;

/**
 * The answer in a cook's terms, large, and as a sentence. The `output` is always rendered, and its key keeps it the
 * same element, because screen readers only announce changes inside an existing live region.
 */
export function ConversionAnswer({ messages, food, kitchen, conversion, outcome, children }: Props) {
  const language = useLanguage();
  const { converter, units } = messages;

  if (outcome.kind !== 'result' || !food) {
    const failed = outcome.kind === 'error';
    return (
      <div className={`${styles.answer} ${failed ? styles.error : styles.empty}`}>
        <output key="result" />
        {failed ? <p role="alert">{converter.errors[outcome.code]}</p> : children || <p>{converter.empty}</p>}
      </div>
    );
  }

  const { from, to } = conversion;
  const { text, unit, remark } = formatCookAnswer(language, messages, kitchen, {
    value: outcome.value,
    unit: to,
    isSize: UNITS[from].kind === UNITS[to].kind,
  });
  const [low, high] = (outcome.range ?? []).map((value) =>
    formatNumber(language, value, 0, value < 10 ? 2 : 0),
  );
  return (
    <div className={styles.answer}>
      <p
        className={styles.number}
        data-long={text.length > LONG_ANSWER_LENGTH || undefined}
        aria-hidden="true"
      >
        {text} {unit && <small>{unit}</small>}
      </p>
      <output key="result" className={styles.output}>
        <span>{formatSentence(language, messages, food, conversion, outcome)}</span>
        {unit === null && <span className={layout.hidden}>{text}</span>}
        {remark && <span className={styles.remark}>{remark}</span>}
        {low !== high && low !== undefined && high !== undefined && (
          <span className={styles.range}>{fill(converter.range, { low, high, unit: units[to].short })}</span>
        )}
      </output>
    </div>
  );
}
