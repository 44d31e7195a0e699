import { Tabs as Base } from '@base-ui/react/tabs';
import type { ReactNode } from 'react';
import styles from './Tabs.module.css';

interface Props<Id extends string> {
  /** Accessible name of the tab list. */
  label: string;
  value: Id;
  onChange: (id: Id) => void;
  tabs: readonly { id: Id; name: string; panel: ReactNode }[];
}

/** Tabs following the ARIA pattern; all panels stay in the DOM, one is visible. */
export function Tabs<Id extends string>({ label, value, onChange, tabs }: Props<Id>) {
  return (
    <Base.Root value={value} onValueChange={(id: Id) => onChange(id)}>
      <Base.List activateOnFocus aria-label={label} className={styles.list}>
        {tabs.map(({ id, name }) => (
          <Base.Tab key={id} value={id} className={styles.tab}>
            {name}
          </Base.Tab>
        ))}
      </Base.List>
      {tabs.map(({ id, panel }) => (
        <Base.Panel key={id} value={id} keepMounted className={styles.panel}>
          {panel}
        </Base.Panel>
      ))}
    </Base.Root>
  );
}
