import { AmbiguousAmountField } from '#tools/amount/AmbiguousAmountField.tsx';
import { bindFields } from '#ui/field/bindFields.ts';
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
  const field = bindFields(fields, onChange);
  return (
    <>
      <AmbiguousAmountField label={messages.amount} {...field('amount')} />
      <SelectField label={messages.from} options={options} {...field('from')} />
      <SelectField className={styles.wide} label={messages.to} options={options} {...field('to')} />
    </>
  );
}
