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
  className?: string | undefined;
}

/** The browser's own date field: it brings the calendar, the keyboard and the local order of day and month. */
export function DateField({ label, name, value, onChange, hint, invalid, className }: Props) {
  return (
    <Field label={label} hint={hint} invalid={invalid} className={className}>
      {(wiring) => (
        <input
          {...wiring}
          className={styles.control}
          type="date"
          name={name}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  );
}
