import type { ReactNode } from 'react';
import { Icon } from '#ui/icon/Icon.tsx';
import styles from './Menu.module.css';

interface Props {
  id: string;
  /** Accessible name of the button. */
  label: string;
  /** Visible content of the button. */
  face: ReactNode;
  className?: string | undefined;
  children: ReactNode;
}

/**
 * A button that opens a panel of links: a native popover, so that it works without scripts. `menus.ts` keeps
 * `aria-expanded` up to date.
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
