import { type ComponentProps, type ReactNode, useId } from 'react';
import styles from './Field.module.css';

interface Wiring {
  id: string;
  'aria-describedby'?: string;
  'aria-invalid'?: true;
}

interface Props {
  label: string;
  hint?: string | undefined;
  invalid?: boolean | undefined;
  className?: string | undefined;
  children: (wiring: Wiring) => ReactNode;
}

/** Gives a control its visible label and hint. */
export function Field({ label, hint, invalid = false, className, children }: Props) {
  const id = useId();
  const hintId = `${id}h`;
  return (
    <div className={className ? `${styles.field} ${className}` : styles.field}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      {children({
        id,
        ...(hint && { 'aria-describedby': hintId }),
        ...(invalid && { 'aria-invalid': true }),
      })}
      {hint && (
        <span id={hintId} className={styles.hint}>
          {hint}
        </span>
      )}
    </div>
  );
}

type InputProps = Omit<Props, 'children'> &
  Omit<ComponentProps<'input'>, 'onChange'> & { onChange: (text: string) => void };

/** A field with an `input`. */
export const InputField = ({ label, hint, invalid, className, onChange, ...input }: InputProps) => (
  <Field label={label} hint={hint} invalid={invalid} className={className}>
    {(wiring) => (
      <input
        {...wiring}
        className={styles.control}
        {...input}
        onChange={({ target }) => onChange(target.value)}
      />
    )}
  </Field>
);
