import { toIsoDate } from '@gramwise/engine/calculators/calendar.ts';
import { LEFTOVER_FOODS, STORAGE_METHODS } from '@gramwise/engine/calculators/leftoverDays.ts';
import { useToday } from '#browser/useToday.ts';
import type { FormProps } from '#tools/form/forms.ts';
import { ToolForm } from '#tools/form/ToolForm.tsx';
import { bindFields } from '#ui/field/bindFields.ts';
import { DateField } from '#ui/field/DateField.tsx';
import { SelectField } from '#ui/field/SelectField.tsx';
import { Tips } from '#ui/tips/Tips.tsx';
import styles from './Leftovers.module.css';
import type { LeftoversMessages } from './messages.ts';
import { SafeUntil } from './SafeUntil.tsx';
import { computeShelfLife, type StorageFields, TODAY } from './shelfLife.ts';

type Props = FormProps<StorageFields> & { messages: LeftoversMessages };

/** How long leftovers keep, by the visitor's local date. */
export function Leftovers({ messages, draft, submitted, onChange, onSubmit }: Props) {
  const { leftovers } = messages;
  const today = useToday();
  const shown = today ? toIsoDate(today) : '';
  const answer = submitted && today ? computeShelfLife(submitted, today) : undefined;
  const wrongDay = answer?.ok === false && answer.code !== 'unknown-food';
  const field = bindFields(draft, onChange);
  return (
    <div className={styles.tool}>
      <h2>{leftovers.title}</h2>
      <ToolForm
        tab="leftovers"
        submit={leftovers.calculate}
        onSubmit={onSubmit}
        answer={<SafeUntil messages={messages} answer={answer} />}
      >
        <SelectField
          label={leftovers.food}
          name="food"
          options={LEFTOVER_FOODS.map((id) => ({ id, name: leftovers.foods[id] }))}
          {...field('food')}
        />
        <SelectField
          label={leftovers.storage}
          name="storage"
          options={STORAGE_METHODS.map((id) => ({ id, name: leftovers.storages[id] }))}
          {...field('storage')}
        />
        <DateField
          label={leftovers.cooked}
          name="cooked"
          value={draft.cooked === TODAY ? shown : draft.cooked}
          hint={leftovers.cookedHint}
          invalid={wrongDay && draft.cooked === submitted?.cooked}
          onChange={(cooked) => onChange({ cooked })}
        />
      </ToolForm>
      <Tips title={leftovers.tipsTitle} tips={leftovers.tips} />
    </div>
  );
}
