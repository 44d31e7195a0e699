import { MAX_FIELD_LENGTH } from '#browser/query.ts';
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
 * A field for a number as people write it. `inputMode` brings up a phone's number keys; the type stays `text` because
 * `number` rejects fractions and decimal commas.
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
          maxLength={MAX_FIELD_LENGTH}
          name={name}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  );
}
