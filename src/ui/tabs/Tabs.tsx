import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react';
import { nextTab } from './nextTab.ts';
import styles from './Tabs.module.css';

interface Props<Id extends string> {
  /** Accessible name of the tab list. */
  label: string;
  value: Id;
  onChange: (id: Id) => void;
  tabs: readonly { id: Id; name: string; panel: ReactNode }[];
}

/** Tabs by the ARIA pattern that open when an arrow key reaches them; all panels stay in the DOM, one is visible. */
export function Tabs<Id extends string>({ label, value, onChange, tabs }: Props<Id>) {
  const base = useId();
  const list = useRef<HTMLDivElement>(null);
  const onKeyDown = (event: KeyboardEvent) => {
    const { altKey, ctrlKey, metaKey, shiftKey } = event;
    const open = tabs.findIndex(({ id }) => id === value);
    const next = altKey || ctrlKey || metaKey || shiftKey ? null : nextTab(event.key, open, tabs.length);
    const tab = next === null ? undefined : tabs[next];
    if (next === null || !tab) return;
    event.preventDefault();
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[next]?.focus();
    onChange(tab.id);
  };
  return (
    <div>
      <div ref={list} role="tablist" aria-label={label} className={styles.list} onKeyDown={onKeyDown}>
        {tabs.map(({ id, name }) => (
          <button
            key={id}
            type="button"
            role="tab"
            id={`${base}${id}`}
            aria-controls={`${base}${id}-panel`}
            aria-selected={id === value}
            tabIndex={id === value ? 0 : -1}
            className={styles.tab}
            onClick={() => onChange(id)}
          >
            {name}
          </button>
        ))}
      </div>
      {tabs.map(({ id, panel }) => (
        <div
          key={id}
          role="tabpanel"
          id={`${base}${id}-panel`}
          aria-labelledby={`${base}${id}`}
          hidden={id !== value}
        >
          {panel}
        </div>
      ))}
    </div>
  );
}
