import { useState } from 'react';
import { CheckField } from '#ui/field/CheckField.tsx';
import styles from './SearchList.module.css';
import { setSlashOpens, slashOpens } from './slash.ts';

/** Turns the slash shortcut on and off. */
export function SlashChoice({ label }: { label: string }) {
  const [opens, setOpens] = useState(slashOpens);
  return (
    <div className={styles.slash}>
      <CheckField
        label={label}
        name="slash"
        value={opens ? 'yes' : 'no'}
        onChange={(value) => {
          setSlashOpens(value === 'yes');
          setOpens(value === 'yes');
        }}
      />
    </div>
  );
}
