import { parseQuantity } from '@gramwise/engine/quantity/parse.ts';
import {
  convertMultiVolume,
  isMultiVolumeUnit,
  MULTI_VOLUME_UNIT_IDS,
  type MultiVolumeUnitId,
} from '@gramwise/engine/units/specification/multiCalculator.ts';
import type { Catalog } from '#catalogs/catalog.ts';
import { LANGUAGES } from '#catalogs/languages.ts';
import { fill } from '#catalogs/template.ts';
import { formatNumber, formatPrecise, selectPluralForm } from '#format/format.ts';
import { type ConvertFields, ConvertForm } from '#tools/form/ConvertForm.tsx';
import type { FormProps } from '#tools/form/forms.ts';
import { ResultActions } from '#tools/form/ResultActions.tsx';
import styles from '#tools/form/ToolForm.module.css';
import { Answer } from '#ui/answer/Answer.tsx';
import { useLanguage } from '#ui/language/language.ts';
import type { INITIAL_VOLUME_FIELDS } from './volumeForm.ts';

const unitOf = (id: string): MultiVolumeUnitId => (isMultiVolumeUnit(id) ? id : 'ml');

/** Converts kitchen volumes, using the 240 ml cup of nutrition labels. */
export function Volume({
  messages,
  submitted,
  ...form
}: FormProps<typeof INITIAL_VOLUME_FIELDS> & { messages: Pick<Catalog, 'multi' | 'tool'> }) {
  const { volume } = messages.multi;
  return (
    <ConvertForm
      {...form}
      tab="volume"
      messages={{ ...messages.tool, value: volume.amount, hint: volume.hint }}
      units={MULTI_VOLUME_UNIT_IDS.map((id) => ({ id, name: volume.units[id].name }))}
      answer={<VolumeAnswer messages={messages} submitted={submitted} />}
      note={volume.note}
    />
  );
}

/** The volume with 2 decimals and its unit's symbol, or an error. */
function VolumeAnswer({
  messages,
  submitted,
}: {
  messages: Pick<Catalog, 'multi' | 'tool'>;
  submitted: ConvertFields | undefined;
}) {
  const language = useLanguage();
  const { volume } = messages.multi;
  if (!submitted) return <Answer empty={volume.empty} />;
  const [from, to] = [unitOf(submitted.from), unitOf(submitted.to)];
  const amount = parseQuantity(submitted.value, LANGUAGES[language].decimal);
  const converted = convertMultiVolume(amount, from, to);
  if (amount === null || !converted.ok) return <Answer error={volume.error} />;
  const unit = (id: MultiVolumeUnitId, shown: number, decimals = 0) =>
    selectPluralForm(language, shown, volume.units[id], decimals);
  const unitTo = unit(to, Number(converted.value.toFixed(2)), 2);
  const result = formatNumber(language, converted.value, 2);
  const equation = fill(volume.equation, {
    value: formatNumber(language, amount, 0, 6),
    from: unit(from, amount),
    result,
    to: unitTo,
  });
  return (
    <Answer
      aside={
        <>
          <p className={styles.sentence}>{equation}</p>
          {converted.value > 0 && converted.value < 0.1 && (
            <p className={styles.aside}>
              {fill(volume.precisely, {
                n: formatPrecise(language, converted.value),
                unit: unit(to, converted.value),
              })}
            </p>
          )}
          <ResultActions messages={messages.tool} text={equation} />
        </>
      }
    >
      {result} <span className={styles.unit}>{unitTo}</span>
    </Answer>
  );
}
