import { ambiguousReadings } from '@gramwise/engine/quantity/numberReadings.ts';
import { parseQuantity } from '@gramwise/engine/quantity/parse.ts';
import {
  convertSpanish,
  isSpanishUnit,
  type SpanishKind,
} from '@gramwise/engine/units/specification/spanishConverter.ts';
import { LANGUAGES } from '#catalogs/languages.ts';
import { fill } from '#catalogs/template.ts';
import type { ConvertFields } from '#tools/form/ConvertForm.tsx';
import { ResultActions } from '#tools/form/ResultActions.tsx';
import styles from '#tools/form/ToolForm.module.css';
import { Answer } from '#ui/answer/Answer.tsx';
import { formatSpanish, formatSpanishPrecise } from './formatSpanish.ts';
import type { SpanishMessages, SpanishUnitId } from './messages.ts';

interface Props {
  messages: SpanishMessages;
  kind: SpanishKind;
  submitted: ConvertFields | undefined;
}

/** The result with 2 decimals, or an error. Reads and writes a decimal comma. */
export function SpanishAnswer({ messages, kind, submitted }: Props) {
  const { result: resultMessages, units, errors } = messages;
  // A tampered option can hold any unit.
  if (!submitted || ![submitted.from, submitted.to].every((id) => isSpanishUnit(kind, id)))
    return <Answer empty={resultMessages.empty} />;
  const unit = (id: string, count: number) => units[id as SpanishUnitId][count === 1 ? 'one' : 'other'];
  const amount = parseQuantity(submitted.value, ',');
  const converted = convertSpanish(kind, amount, submitted);
  if (amount === null) return <Answer error={errors['invalid-number']} />;
  if (!converted.ok) return <Answer error={errors[converted.code]} />;
  const result = formatSpanish(converted.value, 2);
  const equation = fill(resultMessages.equation, {
    value: formatSpanish(amount, 0, 6),
    from: unit(submitted.from, amount),
    result,
    to: unit(submitted.to, converted.value),
  });
  const other = ambiguousReadings(submitted.value, LANGUAGES.es)?.find((reading) => reading !== amount);
  const tiny = converted.value !== 0 && Math.abs(converted.value) < 0.1;
  return (
    <Answer
      aside={
        <>
          <p className={styles.sentence}>{equation}</p>
          {other !== undefined && (
            <p className={styles.aside}>
              {fill(resultMessages.readAs, {
                n: formatSpanish(amount, 0, 6),
                other: formatSpanish(other, 0, 6),
              })}
            </p>
          )}
          {tiny && (
            <p className={styles.aside}>
              {fill(resultMessages.precisely, {
                n: formatSpanishPrecise(converted.value),
                unit: unit(submitted.to, converted.value),
              })}
            </p>
          )}
          <ResultActions messages={resultMessages} text={equation} />
        </>
      }
    >
      {result} <span className={styles.unit}>{unit(submitted.to, converted.value)}</span>
    </Answer>
  );
}
