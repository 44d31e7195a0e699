import type { ReactNode } from 'react';
import { AmbiguousAmountField } from '#tools/amount/AmbiguousAmountField.tsx';
import buttons from '#ui/button/button.module.css';
import { bindFields } from '#ui/field/bindFields.ts';
import { type Option, SelectField } from '#ui/field/SelectField.tsx';
import { Icon } from '#ui/icon/Icon.tsx';
import type { FormProps } from './forms.ts';
import styles from './ToolForm.module.css';
import { ToolForm } from './ToolForm.tsx';

/** The form's input: an amount, its unit and the target unit. */
export type ConvertFields = { readonly value: string; readonly from: string; readonly to: string };

interface Props extends Omit<FormProps<ConvertFields>, 'submitted'> {
  tab: string;
  messages: { value: string; from: string; to: string; swap: string; convert: string; hint?: string };
  units: readonly Option<string>[];
  answer: ReactNode;
  note?: ReactNode;
}

/** A converter that answers on submit. */
export function ConvertForm({ tab, messages, draft, units, onChange, onSubmit, answer, note }: Props) {
  const field = bindFields(draft, onChange);
  return (
    <ToolForm tab={tab} submit={messages.convert} onSubmit={onSubmit} answer={answer} note={note}>
      <AmbiguousAmountField label={messages.value} name="value" hint={messages.hint} {...field('value')} />
      <div className={styles.units}>
        <SelectField label={messages.from} name="from" options={units} {...field('from')} />
        <button
          type="button"
          className={`${buttons.icon} ${styles.swap}`}
          aria-label={messages.swap}
          onClick={() => onChange({ from: draft.to, to: draft.from })}
        >
          <Icon name="swap" size={22} />
        </button>
        <SelectField label={messages.to} name="to" options={units} {...field('to')} />
      </div>
    </ToolForm>
  );
}
