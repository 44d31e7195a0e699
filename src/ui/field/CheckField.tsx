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
 * A checkbox with the values 'yes' and 'no'. The hidden field submits 'no' when scripts have not run yet, because an
 * unchecked box submits nothing; of two values, the first counts.
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
