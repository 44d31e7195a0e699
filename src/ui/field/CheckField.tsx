import { useId } from 'react';
import styles from './CheckField.module.css';

interface Props {
  label: string;
  name: string;
  /** 'yes' or 'no'. */
  value: string;
  onChange: (value: 'yes' | 'no') => void;
}

/**
 * A checkbox whose answer is a text. The hidden field says 'no' where a form is sent before any script has run:
 * a box that is not ticked sends nothing, and of two values the first one counts.
 */
export function CheckField({ label, name, value, onChange }: Props) {
  const id = useId();
  return (
    <div className={styles.check}>
      <input
        id={id}
        type="checkbox"
        name={name}
        value="yes"
        checked={value === 'yes'}
        onChange={(event) => onChange(event.target.checked ? 'yes' : 'no')}
      />
      <input type="hidden" name={name} value="no" />
      <label htmlFor={id}>{label}</label>
    </div>
  );
}
