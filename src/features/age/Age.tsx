import { ageOn } from '@gramwise/engine/calculators/ageOn.ts';
import { parseIsoDate } from '@gramwise/engine/calculators/calendar.ts';
import { useMemo } from 'react';
import { localToday } from '#browser/localToday.ts';
import type { Catalog } from '#catalogs/catalog.ts';
import { fill } from '#catalogs/template.ts';
import { formatNumber, selectPluralForm } from '#format/format.ts';
import type { FormProps } from '#tools/form/forms.ts';
import { ToolForm } from '#tools/form/ToolForm.tsx';
import { Answer } from '#ui/answer/Answer.tsx';
import { bindFields } from '#ui/field/bindFields.ts';
import { DateField } from '#ui/field/DateField.tsx';
import { useLanguage } from '#ui/language/language.ts';
import styles from './Age.module.css';
import type { INITIAL_AGE_FIELDS } from './ageForm.ts';

type Props = FormProps<typeof INITIAL_AGE_FIELDS> & { messages: Pick<Catalog, 'multi' | 'tool'> };

/** Age in full years and in days, by the visitor's local date. */
export function Age({ messages, draft, submitted, onChange, onSubmit }: Props) {
  const { age } = messages.multi;
  const field = bindFields(draft, onChange);
  return (
    <ToolForm
      tab="age"
      submit={messages.tool.calculate}
      onSubmit={onSubmit}
      answer={<AgeAnswer messages={messages} submitted={submitted} />}
      note={age.note}
    >
      <DateField label={age.birth} name="birth" autoComplete="bday" {...field('birth')} />
    </ToolForm>
  );
}

/** A missing or future birth date has no age. */
function AgeAnswer({ messages, submitted }: Pick<Props, 'messages' | 'submitted'>) {
  const language = useLanguage();
  const { age: words } = messages.multi;
  // "Today" is fixed when the button is pressed. `submitted` is always empty before hydration.
  const age = useMemo(() => submitted && ageOn(parseIsoDate(submitted.birth), localToday()), [submitted]);
  if (!age) return <Answer empty={words.empty} />;
  if (!age.ok) return <Answer error={words.error} />;
  const { years, days } = age.value;
  const counted = (n: number, forms: { one: `${string}{n}${string}`; other: `${string}{n}${string}` }) =>
    fill(selectPluralForm(language, n, forms), { n: formatNumber(language, n, 0) });
  return (
    <Answer>
      <span className={styles.line}>{counted(years, words.years)}</span>{' '}
      <span className={styles.line}>{counted(days, words.days)}</span>
    </Answer>
  );
}
