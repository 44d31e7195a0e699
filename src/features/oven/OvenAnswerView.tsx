import type { ReactNode } from 'react';
import type { Catalog } from '#i18n/catalog.ts';
import { formatNumber } from '#i18n/format.ts';
import { fill } from '#i18n/template.ts';
import { useLanguage } from '#ui/language/language.ts';
import styles from './Oven.module.css';
import type { OvenAnswer, Scale } from './reading.ts';

interface Props {
  words: Catalog['oven'];
  scale: Scale;
  answer: OvenAnswer | null;
}

/**
 * The setting on the other scales; the one that was typed stays small. The `output` is there from the beginning and
 * only its text comes and goes, so that screen readers say it.
 */
export function OvenAnswerView({ words, scale, answer }: Props) {
  const language = useLanguage();
  const frame = (readings: ReactNode, error?: ReactNode) => (
    <div className={styles.answer}>
      <output className={styles.readings}>{readings}</output>
      {error}
    </div>
  );
  if (answer === null) return frame(null);
  const { celsius, fahrenheit, gasMark, fan } = answer;
  if (!celsius.ok || !fahrenheit.ok) {
    const cold = (celsius.ok ? fahrenheit : celsius) as { ok: false; code: string };
    return frame(null, cold.code === 'below-absolute-zero' && <p role="alert">{words.absoluteZero}</p>);
  }
  const degrees = (n: number) => formatNumber(language, Math.round(n * 10) / 10, 0, 1);
  const lines: { scale: Scale; text: string }[] = [
    { scale: 'celsius', text: fill(words.celsius, { n: degrees(celsius.value.value) }) },
    { scale: 'fahrenheit', text: fill(words.fahrenheit, { n: degrees(fahrenheit.value.value) }) },
  ];
  const mark = gasMark.ok ? gasMark.value.gasMark : null;
  const nearest = gasMark.ok
    ? fill(gasMark.value.exact ? words.gasMark : words.nearest, { mark: mark ?? '' })
    : gasMark.code === 'above-gas-marks'
      ? words.above
      : words.below;
  return frame(
    <>
      {lines
        .filter((line) => line.scale !== scale)
        .map((line) => (
          <span key={line.scale} className={styles.number}>
            {line.text}
          </span>
        ))}
      {scale !== 'gas-mark' && <span className={styles.mark}>{nearest}</span>}
      {fan !== null && <span className={styles.fan}>{fill(words.fan, { n: degrees(fan) })}</span>}
    </>,
  );
}
