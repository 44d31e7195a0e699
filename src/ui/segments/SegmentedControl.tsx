import { useId } from 'react';
import styles from './SegmentedControl.module.css';

interface Props<Id extends string | number> {
  label: string;
  value: Id;
  options: readonly { id: Id; name: string }[];
  onChange: (id: Id) => void;
}

/** A few options side by side: native radio buttons under a shared label. */
export function SegmentedControl<Id extends string | number>({ label, value, options, onChange }: Props<Id>) {
  const group = useId();
  return (
    <fieldset className={styles.group}>
      <legend>{label}</legend>
      <div className={styles.row}>
        {options.map(({ id, name }) => (
          <label key={id} className={styles.choice}>
            <input
              type="radio"
              name={group}
              autoComplete="off"
              checked={id === value}
              onChange={() => onChange(id)}
            />
            {name}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
