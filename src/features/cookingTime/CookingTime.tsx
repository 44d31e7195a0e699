import { COOKING_METHODS, PROTEINS } from '@gramwise/engine/calculators/timeByWeight.ts';
import { useKitchen } from '#browser/useKitchen.ts';
import { LANGUAGES } from '#catalogs/languages.ts';
import { AmbiguousAmountField } from '#tools/amount/AmbiguousAmountField.tsx';
import { useMeasureReader } from '#tools/amount/useMeasureReader.ts';
import type { FormProps } from '#tools/form/forms.ts';
import { ToolForm } from '#tools/form/ToolForm.tsx';
import { bindFields } from '#ui/field/bindFields.ts';
import { SelectField } from '#ui/field/SelectField.tsx';
import { TimeField } from '#ui/field/TimeField.tsx';
import { usualFirst } from '#ui/field/usualFirst.ts';
import { useLanguage } from '#ui/language/language.ts';
import styles from './CookingTime.module.css';
import {
  type CookingTimeFields,
  estimateFromFields,
  usualWeightUnit,
  WEIGHT_UNITS,
  weightUnitOf,
} from './cookingTimeForm.ts';
import { Estimate } from './Estimate.tsx';
import type { CookingTimeMessages } from './messages.ts';
import { OtherRoasts } from './OtherRoasts.tsx';
import { SafeTemperatureTable } from './SafeTemperatureTable.tsx';

type Props = FormProps<CookingTimeFields> & { messages: CookingTimeMessages };

/** How long meat or fish takes to cook, and its safe internal temperature. */
export function CookingTime({ messages, draft, submitted, onChange, onSubmit }: Props) {
  const { cookingTime } = messages;
  const language = useLanguage();
  const { decimal } = LANGUAGES[language];
  const [{ country }] = useKitchen(language);
  const { reader, loading } = useMeasureReader([draft.weight]);
  const unit = weightUnitOf(draft, country);
  const read = submitted && estimateFromFields(submitted, { decimal, reader });
  // Text that is not a number may be a weight once its unit's words are loaded.
  const waits = loading && read === null;
  const estimate = waits ? undefined : read;
  const field = bindFields(draft, onChange);
  return (
    <div className={styles.tool}>
      <h2>{cookingTime.title}</h2>
      <ToolForm
        tab="cooking-time"
        submit={cookingTime.calculate}
        onSubmit={onSubmit}
        answer={<Estimate messages={messages} estimate={estimate} isPending={waits} />}
      >
        <div className={styles.weight}>
          <AmbiguousAmountField
            label={cookingTime.weight[unit]}
            name="weight"
            value={draft.weight}
            invalid={estimate === null && draft.weight === submitted?.weight}
            onChange={(weight) => onChange({ weight, unit })}
          />
          <SelectField
            label={cookingTime.unit}
            name="unit"
            value={unit}
            options={usualFirst(usualWeightUnit(country), WEIGHT_UNITS).map((id) => ({
              id,
              name: cookingTime.units[id],
            }))}
            onChange={(chosen) => onChange({ unit: chosen })}
          />
        </div>
        <SelectField
          label={cookingTime.protein}
          name="protein"
          options={PROTEINS.map((id) => ({ id, name: cookingTime.proteins[id] }))}
          {...field('protein')}
        />
        <SelectField
          label={cookingTime.method}
          name="method"
          options={COOKING_METHODS.map((id) => ({ id, name: cookingTime.methods[id] }))}
          {...field('method')}
        />
        <TimeField label={cookingTime.ready} name="ready" hint={cookingTime.readyHint} {...field('ready')} />
      </ToolForm>
      <SafeTemperatureTable messages={cookingTime} />
      <OtherRoasts messages={cookingTime} unit={unit} />
    </div>
  );
}
