import styles from './Field.module.css';
import { Field } from './Field.tsx';

interface Props {
  label: string;
  name?: string;
  value: string;
  onChange: (text: string) => void;
  hint?: string | undefined;
  invalid?: boolean | undefined;
  className?: string | undefined;
}

/**
 * A text field for a number as people write it. `inputMode` brings the number keys of a phone; the type stays text,
 * because a number field refuses fractions and the other decimal sign.
 */
export function AmountField({ label, name, value, onChange, hint, invalid, className }: Props) {
  return (
    <Field label={label} hint={hint} invalid={invalid} className={className}>
      {(wiring) => (
        <input
          {...wiring}
          className={styles.control}
          type="text"
          inputMode="decimal"
          autoComplete="off"
          enterKeyHint="go"
          maxLength={64}
          name={name}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  );
}
