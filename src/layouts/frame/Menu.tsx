import type { ReactNode } from 'react';
import { Icon } from '#ui/icon/Icon.tsx';
import styles from './Menu.module.css';

interface Props {
  id: string;
  /** The button's accessible name. */
  label: string;
  /** What the button shows. */
  face: ReactNode;
  className?: string | undefined;
  children: ReactNode;
}

/**
 * A button that opens a small panel of links: the platform's popover, which works before any script has run.
 * `menus.ts` keeps the button's state.
 */
export function Menu({ id, label, face, className, children }: Props) {
  return (
    <div className={styles.anchor}>
      <button
        type="button"
        className={className}
        popoverTarget={id}
        aria-expanded="false"
        aria-controls={id}
        aria-label={label}
      >
        {face}
        <Icon name="down" size={16} />
      </button>
      <div id={id} popover="auto" className={styles.panel}>
        {children}
      </div>
    </div>
  );
}
