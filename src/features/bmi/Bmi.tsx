import { type BmiCategory, bodyMassIndex } from '@gramwise/engine/calculators/bodyMassIndex.ts';
import { parseQuantity } from '@gramwise/engine/quantity/parse.ts';
import type { Catalog } from '#catalogs/catalog.ts';
import { LANGUAGES } from '#catalogs/languages.ts';
import { formatNumber } from '#format/format.ts';
import { AmbiguousAmountField } from '#tools/amount/AmbiguousAmountField.tsx';
import type { FormProps } from '#tools/form/forms.ts';
import styles from '#tools/form/ToolForm.module.css';
import { ToolForm } from '#tools/form/ToolForm.tsx';
import { Answer } from '#ui/answer/Answer.tsx';
import { bindFields } from '#ui/field/bindFields.ts';
import { useLanguage } from '#ui/language/language.ts';
import { BmiTable } from './BmiTable.tsx';
import type { INITIAL_BMI_FIELDS } from './bmiForm.ts';

type Props = FormProps<typeof INITIAL_BMI_FIELDS> & { messages: Pick<Catalog, 'multi' | 'tool'> };

/** An adult's body mass index and its category. */
export function Bmi({ messages, draft, submitted, onChange, onSubmit }: Props) {
  const { bmi } = messages.multi;
  const field = bindFields(draft, onChange);
  return (
    <ToolForm
      tab="bmi"
      submit={messages.tool.calculate}
      onSubmit={onSubmit}
      answer={<BmiAnswer messages={messages} submitted={submitted} />}
      note={bmi.note}
    >
      <div className={styles.pair}>
        {(['height', 'weight'] as const).map((name) => (
          <AmbiguousAmountField key={name} label={bmi[name]} name={name} {...field(name)} />
        ))}
      </div>
    </ToolForm>
  );
}

/** The index to 1 decimal. The category comes from the unrounded value. */
function BmiAnswer({ messages, submitted }: Pick<Props, 'messages' | 'submitted'>) {
  const language = useLanguage();
  const { bmi } = messages.multi;
  if (!submitted) return <Answer empty={bmi.empty} />;
  const number = (text: string) => parseQuantity(text, LANGUAGES[language].decimal);
  const index = bodyMassIndex(number(submitted.height), number(submitted.weight));
  if (!index.ok) return <Answer error={bmi.error} />;
  const category: BmiCategory = index.value.category;
  return (
    <Answer aside={<BmiTable messages={bmi} current={category} />}>
      {formatNumber(language, index.value.value, 1)}{' '}
      <span className={styles.unit}>{bmi.categories[category]}</span>
    </Answer>
  );
}
