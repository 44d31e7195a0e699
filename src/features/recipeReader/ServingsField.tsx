import { MAX_SERVINGS, parseServings } from '@gramwise/engine/recipes/servings.ts';
import { useState } from 'react';
import fields from '#ui/field/Field.module.css';
import { Field } from '#ui/field/Field.tsx';
import styles from './ReaderFields.module.css';

interface Props {
  label: string;
  /** Null while it is not known. */
  value: number | null;
  onChange: (servings: number) => void;
}

/** The wanted servings. Input takes effect as soon as it is a valid number; the field may be empty meanwhile. */
export function ServingsField({ label, value, onChange }: Props) {
  const [typed, setTyped] = useState<string | null>(null);
  return (
    <Field label={label} className={styles.small}>
      {(wiring) => (
        <input
          {...wiring}
          className={fields.control}
          type="number"
          name="servings"
          inputMode="numeric"
          min={1}
          max={MAX_SERVINGS}
          autoComplete="off"
          value={typed ?? value ?? ''}
          onChange={({ target }) => {
            setTyped(target.value);
            const servings = parseServings(target.value);
            if (servings !== null) onChange(servings);
          }}
          onBlur={() => setTyped(null)}
        />
      )}
    </Field>
  );
}
