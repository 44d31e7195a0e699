import { formatNumber } from '#format/format.ts';
import buttons from '#ui/button/button.module.css';
import { useLanguage } from '#ui/language/language.ts';
import styles from './ReadingChoice.module.css';

interface Props {
  question: string;
  readings: readonly number[];
  /** The short name of the unit that the numbers are in, if they are in one. */
  unit?: string;
  /** Called with the chosen amount as text, with its unit. */
  onChoose: (text: string) => void;
}

/** Asks which number an amount such as `1,000` or `1 Becher` means. */
export function ReadingChoice({ question, readings, unit = '', onChoose }: Props) {
  const language = useLanguage();
  return (
    <div role="status">
      <p>{question}</p>
      <p className={styles.readings}>
        {readings.map((value) => {
          const amount = `${formatNumber(language, value, 0, 3)} ${unit}`.trim();
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
