import { useState } from 'react';
import { CheckField } from '#ui/field/CheckField.tsx';
import styles from './SearchList.module.css';
import { isSlashEnabled, setSlashEnabled } from './slashShortcut.ts';

/** Turns the slash shortcut on and off. */
export function SlashChoice({ label }: { label: string }) {
  const [enabled, setEnabled] = useState(isSlashEnabled);
  return (
    <div className={styles.slash}>
      <CheckField
        label={label}
        name="slash"
        value={enabled ? 'yes' : 'no'}
        onChange={(value) => {
          setSlashEnabled(value === 'yes');
          setEnabled(value === 'yes');
        }}
      />
    </div>
  );
}
