import { formatFraction, kitchenFraction } from '#domain/quantity/fraction.ts';
import { formatNumber, formatPrecise } from '#i18n/format.ts';
import type { Language } from '#i18n/languages.ts';
import { fill } from '#i18n/template.ts';
import buttons from '#ui/button/button.module.css';
import { useCopy } from '#ui/clipboard/useCopy.ts';
import { Icon } from '#ui/icon/Icon.tsx';
import { useLanguage } from '#ui/language/useLanguage.ts';
import styles from './Converter.module.css';
import type { ConverterWords } from './Converter.tsx';
import type { Conversion, Outcome as OutcomeValue } from './conversion.ts';

interface Props {
  words: ConverterWords;
  conversion: Conversion;
  outcome: OutcomeValue;
}

/** What a cook would say beside the decimals: a fraction for cups and spoons, more digits for what is tiny. */
function inOtherWords(
  language: Language,
  words: ConverterWords,
  to: Conversion['to'],
  value: number,
): string | null {
  const unit = words.units[to].short;
  if (value < 0.1) {
    return fill(words.converter.precisely, { amount: `${formatPrecise(language, value)}\u00a0${unit}` });
  }
  if (to !== 'cups' && to !== 'tablespoons' && to !== 'teaspoons') return null;
  const fraction = value < 100 ? kitchenFraction(value) : null;
  if (!fraction || (fraction.exact && fraction.numerator === 0)) return null;
  const amount = fill(words.converter.fractionOf, { fraction: formatFraction(fraction), unit });
  return fraction.exact ? amount : fill(words.converter.about, { amount });
}

/** The answer: the number large, the sentence of the spec, and what can be done with it. */
export function Outcome({ words, conversion, outcome }: Props) {
  const language = useLanguage();
  const { converter, units, ingredients } = words;
  const copy = useCopy(converter);

  if (outcome.kind === 'none') return <p className={styles.empty}>{converter.empty}</p>;
  if (outcome.kind === 'error') {
    return (
      <p role="alert" className={styles.error}>
        {converter.errors[outcome.code]}
      </p>
    );
  }

  const { ingredient, from, to } = conversion;
  const result = formatNumber(language, outcome.value, 2);
  const sentence = fill(converter.result, {
    amount: formatNumber(language, outcome.amount, 0, 6),
    from: outcome.amount === 1 ? units[from].one : units[from].name,
    ingredient: ingredients[ingredient].name,
    result,
    to: units[to].name,
  });
  const other = inOtherWords(language, words, to, outcome.value);
  const caution = converter.caution[ingredient as keyof typeof converter.caution];
  return (
    <div className={styles.answer}>
      <p className={styles.number} aria-hidden="true">
        {result} <small>{units[to].short}</small>
      </p>
      <output className={styles.output}>
        <span className={styles.sentence}>{sentence}</span>
        {other && <span className={styles.other}>{other}</span>}
      </output>
      <p className={styles.actions} data-noprint>
        <button type="button" className={buttons.quiet} onClick={() => copy(sentence)}>
          <Icon name="copy" />
          {converter.copy}
        </button>
        <button type="button" className={buttons.quiet} onClick={() => copy(window.location.href)}>
          <Icon name="link" />
          {converter.link}
        </button>
      </p>
      {caution && <p className={styles.caution}>{caution}</p>}
    </div>
  );
}
