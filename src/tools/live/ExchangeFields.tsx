import { AmbiguousAmountField } from '#tools/amount/AmbiguousAmountField.tsx';
import { SelectField } from '#ui/field/SelectField.tsx';
import styles from './LiveTool.module.css';

/** An amount in one measure, wanted in another. */
export type Exchange = { amount: string; from: string; to: string };

interface Props {
  messages: { amount: string; from: string; to: string };
  fields: Exchange;
  /** The measures, in groups. */
  options: readonly { id: string; name: string; group: string }[];
  onChange: (part: Partial<Exchange>) => void;
}

export function ExchangeFields({ messages, fields, options, onChange }: Props) {
  return (
    <>
      <AmbiguousAmountField
        label={messages.amount}
        value={fields.amount}
        onChange={(amount) => onChange({ amount })}
      />
      <SelectField
        label={messages.from}
        value={fields.from}
        options={options}
        onChange={(from) => onChange({ from })}
      />
      <SelectField
        className={styles.wide}
        label={messages.to}
        value={fields.to}
        options={options}
        onChange={(to) => onChange({ to })}
      />
    </>
  );
}
