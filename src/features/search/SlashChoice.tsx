import { useId } from 'react';
import { recall, store } from '#ui/hydration/storage.ts';
import styles from './SearchList.module.css';

/** Whether the slash opens the search. Who speaks to a device may say it by chance, so it can be switched off. */
export function SlashChoice({ label }: { label: string }) {
  const id = useId();
  return (
    <p className={styles.slash}>
      <input
        id={id}
        type="checkbox"
        defaultChecked={recall('slash') !== 'off'}
        onChange={(event) => store('slash', event.target.checked ? 'on' : 'off')}
      />
      <label htmlFor={id}>{label}</label>
    </p>
  );
}
