import styles from './Field.module.css';
import { Field } from './Field.tsx';

const MAX_SEARCH_LENGTH = 100;

interface Props {
  label: string;
  name?: string;
  value: string;
  onChange: (text: string) => void;
  className?: string | undefined;
}

/** A field that filters the list below it as one types. */
export function SearchField({ label, name, value, onChange, className }: Props) {
  return (
    <Field label={label} className={className}>
      {(wiring) => (
        <input
          {...wiring}
          className={styles.control}
          type="search"
          name={name}
          maxLength={MAX_SEARCH_LENGTH}
          autoComplete="off"
          value={value}
          onChange={({ target }) => onChange(target.value)}
        />
      )}
    </Field>
  );
}
