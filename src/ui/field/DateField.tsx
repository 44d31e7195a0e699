import styles from './Field.module.css';
import { Field } from './Field.tsx';

interface Props {
  label: string;
  name?: string;
  /** `2025-05-20`, or empty. */
  value: string;
  onChange: (iso: string) => void;
  hint?: string | undefined;
  invalid?: boolean | undefined;
  /** Autofill: `bday` for a birth date. */
  autoComplete?: 'bday' | undefined;
}

/** A native date field, which comes with a calendar, keyboard support and the local date format. */
export function DateField({ label, name, value, onChange, hint, invalid, autoComplete }: Props) {
  return (
    <Field label={label} hint={hint} invalid={invalid}>
      {(wiring) => (
        <input
          {...wiring}
          className={styles.control}
          type="date"
          autoComplete={autoComplete}
          name={name}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  );
}
