import styles from './Field.module.css';
import { Field } from './Field.tsx';

interface Props {
  label: string;
  name?: string;
  /** `19:00`, or empty. */
  value: string;
  onChange: (time: string) => void;
  hint?: string | undefined;
}

/** A native field for a time of day, which shows hours the way the visitor's device does. */
export function TimeField({ label, name, value, onChange, hint }: Props) {
  return (
    <Field label={label} hint={hint}>
      {(wiring) => (
        <input
          {...wiring}
          className={styles.control}
          type="time"
          name={name}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  );
}
