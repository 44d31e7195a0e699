import { formatNumber } from '#format/format.ts';
import buttons from '#ui/button/button.module.css';
import { useLanguage } from '#ui/language/language.ts';
import styles from './ReadingChoice.module.css';

interface Props {
  question: string;
  readings: readonly number[];
  onChoose: (text: string) => void;
}

/** Asks which number an ambiguous amount such as `1,000` means. */
export function ReadingChoice({ question, readings, onChoose }: Props) {
  const language = useLanguage();
  return (
    <div role="status">
      <p>{question}</p>
      <p className={styles.readings}>
        {readings.map((value) => {
          const amount = formatNumber(language, value, 0, 3);
          return (
            <button key={value} type="button" className={buttons.secondary} onClick={() => onChoose(amount)}>
              {amount}
            </button>
          );
        })}
      </p>
    </div>
  );
}
