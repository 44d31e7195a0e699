import { formatNumber } from '#i18n/format.ts';
import { fill } from '#i18n/template.ts';
import buttons from '#ui/button/button.module.css';
import { useLanguage } from '#ui/language/language.ts';
import styles from './Converter.module.css';
import type { Conversion } from './conversion.ts';
import type { ConverterMessages } from './messages.ts';

interface Props {
  messages: ConverterMessages['converter'];
  /** The amount as typed. */
  text: string;
  readings: readonly number[];
  change: (part: Partial<Conversion>) => void;
}

/** Asks which number an amount such as `1,000` is meant to be. */
export function Readings({ messages, text, readings, change }: Props) {
  const language = useLanguage();
  return (
    <div role="status">
      <p>{fill(messages.readings, { text: text.trim() })}</p>
      <p className={styles.readings}>
        {readings.map((value) => {
          const amount = formatNumber(language, value, 0, 3);
          return (
            <button
              key={value}
              type="button"
              className={buttons.secondary}
              onClick={() => change({ amount })}
            >
              {amount}
            </button>
          );
        })}
      </p>
    </div>
  );
}
