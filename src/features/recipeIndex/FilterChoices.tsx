import { useId } from 'react';
import { Icon } from '#ui/icon/Icon.tsx';
import styles from './FilterChoices.module.css';

interface Props<Id extends string> {
  title: string;
  hint?: string;
  options: readonly { id: Id; name: string }[];
  chosen: readonly Id[];
  onChange: (chosen: Id[]) => void;
}

/** A row of checkboxes. */
export function FilterChoices<Id extends string>({ title, hint, options, chosen, onChange }: Props<Id>) {
  const hintId = useId();
  return (
    <fieldset className={styles.choices} aria-describedby={hint && hintId}>
      <legend>{title}</legend>
      <div className={styles.row}>
        {options.map(({ id, name }) => (
          <label key={id} className={styles.choice}>
            <input
              type="checkbox"
              checked={chosen.includes(id)}
              onChange={({ target }) =>
                onChange(target.checked ? [...chosen, id] : chosen.filter((other) => other !== id))
              }
            />
            <Icon name="check" size={16} />
            {name}
          </label>
        ))}
      </div>
      {hint && (
        <p id={hintId} className={styles.hint}>
          {hint}
        </p>
      )}
    </fieldset>
  );
}
