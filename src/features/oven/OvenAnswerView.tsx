import type { OvenId } from '@gramwise/engine/kitchens/kitchens.ts';
import { isInsideFood } from '@gramwise/engine/temperature/shownBy.ts';
import type { ReactNode } from 'react';
import type { Catalog } from '#catalogs/catalog.ts';
import { LANGUAGES } from '#catalogs/languages.ts';
import { fill } from '#catalogs/template.ts';
import { useLanguage } from '#ui/language/language.ts';
import styles from './Oven.module.css';
import { formatDegrees, listReadings } from './ovenReadings.ts';
import { degreesError, type OnAllScales, type OvenInput } from './ovenSetting.ts';
import { roundForOven } from './roundForOven.ts';

interface Props {
  messages: Catalog['oven'];
  setting: OvenInput;
  answer: OnAllScales | null;
  /** The visitor's dial, whose figure comes first. */
  own: OvenId;
  /** Whether to show the thermostat of French ovens, too. */
  thermostat: boolean;
  /** What else the number may mean. */
  children?: ReactNode;
}

/** Degrees and the visitor's own dial are large, a fan and a thermostat less so; a gas mark has a line of its own. */
const sizeOf = (id: OvenId, own: OvenId) => {
  if (id === own || id === 'celsius' || id === 'fahrenheit') return styles.number;
  return id === 'gas-mark' ? styles.mark : styles.fan;
};

/**
 * The practical setting on the other scales, with exact figures below. The `output` is always rendered because screen
 * readers only announce changes inside an existing live region.
 */
export function OvenAnswerView({ messages, setting, answer, own, thermostat, children }: Props) {
  const language = useLanguage();
  const { scale, measured } = setting;
  const frame = (readings: ReactNode, error?: ReactNode) => (
    <div className={styles.answer}>
      <output className={styles.readings}>{readings}</output>
      {error}
      {children}
    </div>
  );
  if (answer === null) {
    const error = degreesError(setting, LANGUAGES[language].decimal);
    return frame(null, error && <p role="alert">{messages[error]}</p>);
  }
  const { celsius, fahrenheit } = answer;
  const set = roundForOven(answer, setting);
  if (!set || !celsius.ok || !fahrenheit.ok) {
    const cold = [celsius, fahrenheit].some(
      (reading) => !reading.ok && reading.code === 'below-absolute-zero',
    );
    return frame(null, cold && <p role="alert">{messages.absoluteZero}</p>);
  }
  const exactly = { celsius: celsius.value.value, fahrenheit: fahrenheit.value.value };
  const rounded = (['celsius', 'fahrenheit'] as const).filter(
    (other) => other !== scale && Math.abs(set[other] - exactly[other]) >= 0.05,
  );
  const inside = measured === 'food' || (measured === 'oven' && isInsideFood(exactly.celsius));
  return frame(
    <>
      {listReadings(set, answer, { language, messages, scale, own, thermostat }).map(({ id, text }) => (
        <span key={id} className={sizeOf(id, own)}>
          {text}
        </span>
      ))}
      {inside && <span className={styles.mark}>{messages.inside}</span>}
      {rounded.length > 0 && (
        <span className={styles.exact}>
          {fill(messages.exactly, {
            readings: rounded
              .map((other) => fill(messages[other], { n: formatDegrees(language, exactly[other]) }))
              .join(', '),
          })}
        </span>
      )}
    </>,
  );
}
