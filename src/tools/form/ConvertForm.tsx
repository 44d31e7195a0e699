import type { ReactNode, SubmitEventHandler } from 'react';
import { AmbiguousAmountField } from '#tools/amount/AmbiguousAmountField.tsx';
import buttons from '#ui/button/button.module.css';
import { type Option, SelectField } from '#ui/field/SelectField.tsx';
import { Icon } from '#ui/icon/Icon.tsx';
import styles from './ToolForm.module.css';
import { ToolForm } from './ToolForm.tsx';

/** The form's input: an amount, its unit and the target unit. */
export interface ConvertFields {
  readonly value: string;
  readonly from: string;
  readonly to: string;
}

export interface ConvertFormProps {
  tab: string;
  messages: { value: string; from: string; to: string; swap: string; convert: string; hint?: string };
  draft: ConvertFields;
  units: readonly Option<string>[];
  onChange: (part: Partial<ConvertFields>) => void;
  onSubmit: SubmitEventHandler<HTMLFormElement>;
  invalid?: boolean;
  answer: ReactNode;
  note?: ReactNode;
}

/** A converter that answers on submit. */
export function ConvertForm({
  tab,
  messages,
  draft,
  units,
  onChange,
  onSubmit,
  invalid,
  answer,
  note,
}: ConvertFormProps) {
  return (
    <ToolForm tab={tab} submit={messages.convert} onSubmit={onSubmit} answer={answer} note={note}>
      <AmbiguousAmountField
        label={messages.value}
        name="value"
        value={draft.value}
        hint={messages.hint}
        invalid={invalid}
        onChange={(value) => onChange({ value })}
      />
      <div className={styles.units}>
        <SelectField
          label={messages.from}
          name="from"
          value={draft.from}
          options={units}
          onChange={(from) => onChange({ from })}
        />
        <button
          type="button"
          className={`${buttons.icon} ${styles.swap}`}
          aria-label={messages.swap}
          onClick={() => onChange({ from: draft.to, to: draft.from })}
        >
          <Icon name="swap" size={22} />
        </button>
        <SelectField
          label={messages.to}
          name="to"
          value={draft.to}
          options={units}
          onChange={(to) => onChange({ to })}
        />
      </div>
    </ToolForm>
  );
}
