import { formatNumber } from '#i18n/format.ts';
import buttons from '#ui/button/button.module.css';
import { Icon } from '#ui/icon/Icon.tsx';
import { useLanguage } from '#ui/language/language.ts';
import { copyText } from '#ui/toast/copyText.ts';
import styles from './Converter.module.css';
import type { Conversion, Outcome as OutcomeValue } from './conversion.ts';
import { inOtherWords, sentenceOf } from './sentence.ts';
import type { ConverterWords } from './words.ts';

interface Props {
  words: ConverterWords;
  conversion: Conversion;
  outcome: OutcomeValue;
}

/**
 * The answer: the number large, the same as a sentence, and what can be done with it. The `output` is there from the
 * beginning, one element by its key, and only its text comes and goes, so that screen readers say it.
 */
export function Outcome({ words, conversion, outcome }: Props) {
  const language = useLanguage();
  const { converter, units } = words;

  if (outcome.kind !== 'result') {
    const failed = outcome.kind === 'error';
    return (
      <div className={failed ? styles.error : styles.empty}>
        <output key="said" />
        {failed ? <p role="alert">{converter.errors[outcome.code]}</p> : <p>{converter.empty}</p>}
      </div>
    );
  }

  const { ingredient, to } = conversion;
  const sentence = sentenceOf(language, words, conversion, outcome);
  const other = inOtherWords(language, words, to, outcome.value);
  const caution = converter.caution[ingredient as keyof typeof converter.caution];
  return (
    <div className={styles.answer}>
      <p className={styles.number} aria-hidden="true">
        {formatNumber(language, outcome.value, 2)} <small>{units[to].short}</small>
      </p>
      <output key="said" className={styles.output}>
        <span className={styles.sentence}>{sentence}</span>
        {other && <span className={styles.other}>{other}</span>}
      </output>
      <p className={styles.actions} data-noprint>
        <button type="button" className={buttons.quiet} onClick={() => copyText(sentence, converter)}>
          <Icon name="copy" />
          {converter.copy}
        </button>
        <button
          type="button"
          className={buttons.quiet}
          onClick={() => copyText(window.location.href, converter)}
        >
          <Icon name="link" />
          {converter.link}
        </button>
      </p>
      {caution && <p className={styles.caution}>{caution}</p>}
    </div>
  );
}
