import { isInsideFood } from '@gramwise/engine/temperature/shownBy.ts';
import { celsiusToThermostat } from '@gramwise/engine/temperature/thermostat.ts';
import type { ReactNode } from 'react';
import type { Catalog } from '#catalogs/catalog.ts';
import { fill } from '#catalogs/template.ts';
import { formatNumber } from '#format/format.ts';
import { useLanguage } from '#ui/language/language.ts';
import styles from './Oven.module.css';
import type { OnAllScales, OvenScale } from './ovenSetting.ts';
import { roundForOven } from './roundForOven.ts';

interface Props {
  messages: Catalog['oven'];
  scale: OvenScale;
  answer: OnAllScales | null;
  /** Whether to show the thermostat of French ovens, too. */
  thermostat: boolean;
  /** What else the number may mean. */
  children?: ReactNode;
}

/**
 * The practical setting on the other scales, with exact figures below. The `output` is always rendered because screen
 * readers only announce changes inside an existing live region.
 */
export function OvenAnswerView({ messages, scale, answer, thermostat, children }: Props) {
  const language = useLanguage();
  const frame = (readings: ReactNode, error?: ReactNode) => (
    <div className={styles.answer}>
      <output className={styles.readings}>{readings}</output>
      {error}
      {children}
    </div>
  );
  if (answer === null) return frame(null);
  const { celsius, fahrenheit, gasMark } = answer;
  const set = roundForOven(answer, scale);
  if (!set || !celsius.ok || !fahrenheit.ok) {
    const cold = [celsius, fahrenheit].some(
      (reading) => !reading.ok && reading.code === 'below-absolute-zero',
    );
    return frame(null, cold && <p role="alert">{messages.absoluteZero}</p>);
  }
  const exactly = { celsius: celsius.value.value, fahrenheit: fahrenheit.value.value };
  const degrees = (n: number) => formatNumber(language, Math.round(n * 10) / 10, 0, 1);
  const text = (of: 'celsius' | 'fahrenheit', n: number) => fill(messages[of], { n: degrees(n) });
  const others = (['celsius', 'fahrenheit'] as const).filter((other) => other !== scale);
  const rounded = others.filter((other) => Math.abs(set[other] - exactly[other]) >= 0.05);
  const nearest = gasMark.ok
    ? fill(gasMark.value.exact ? messages.gasMark : messages.nearest, { mark: gasMark.value.gasMark ?? '' })
    : gasMark.code === 'above-gas-marks'
      ? messages.above
      : messages.below;
  const oven = set.by === 'dial';
  const french = thermostat && oven ? celsiusToThermostat(set.celsius) : null;
  return frame(
    <>
      {others.map((other) => (
        <span key={other} className={styles.number}>
          {text(other, set[other])}
        </span>
      ))}
      {set.fan !== null && <span className={styles.fan}>{fill(messages.fan, { n: degrees(set.fan) })}</span>}
      {french?.ok && (
        <span className={styles.fan}>{fill(messages.thermostat, { n: french.value.text })}</span>
      )}
      {oven && scale !== 'gas-mark' && <span className={styles.mark}>{nearest}</span>}
      {isInsideFood(exactly.celsius) && <span className={styles.mark}>{messages.inside}</span>}
      {rounded.length > 0 && (
        <span className={styles.exact}>
          {fill(messages.exactly, {
            readings: rounded.map((other) => text(other, exactly[other])).join(', '),
          })}
        </span>
      )}
    </>,
  );
}
