import { formatNumber } from '#i18n/format.ts';
import { measuredCaution } from '#i18n/measuredCaution.ts';
import { useLanguage } from '#ui/language/language.ts';
import styles from './Converter.module.css';
import type { Conversion, Outcome as OutcomeValue } from './conversion.ts';
import type { ConverterMessages } from './messages.ts';
import { inOtherWords, sentenceOf } from './sentence.ts';

interface Props {
  messages: ConverterMessages;
  conversion: Conversion;
  outcome: OutcomeValue;
}

/**
 * The answer as a large number and as a sentence. The `output` is always rendered, and its key keeps it the same
 * element, because screen readers only announce changes inside an existing live region.
 */
export function Outcome({ messages, conversion, outcome }: Props) {
  const language = useLanguage();
  const { converter, units } = messages;

  if (outcome.kind !== 'result') {
    const failed = outcome.kind === 'error';
    return (
      <div className={`${styles.answer} ${failed ? styles.error : styles.empty}`}>
        <output key="said" />
        {failed ? <p role="alert">{converter.errors[outcome.code]}</p> : <p>{converter.empty}</p>}
      </div>
    );
  }

  const { ingredient, to } = conversion;
  const other = inOtherWords(language, messages, to, outcome.value);
  const caution = measuredCaution(language, converter.caution, ingredient);
  return (
    <div className={styles.answer}>
      <p className={styles.number} aria-hidden="true">
        {formatNumber(language, outcome.value, 2)} <small>{units[to].short}</small>
      </p>
      <output key="said" className={styles.output}>
        <span>{sentenceOf(language, messages, conversion, outcome)}</span>
        {other && <span className={styles.other}>{other}</span>}
      </output>
      {caution && <p className={styles.caution}>{caution}</p>}
    </div>
  );
}
