import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { Icon } from '../icon/Icon.tsx';
import styles from './Popover.module.css';

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
 * A button that opens a small panel of links. The platform's popover brings Escape, the click elsewhere, the return
 * of the focus, and works before any script has run; here only the button's state and closing on a move are added.
 */
export function Popover({ id, label, face, className, children }: Props) {
  const [open, setOpen] = useState(false);
  const panel = useRef<HTMLDivElement>(null);
  const { key } = useLocation();

  // biome-ignore lint/correctness/useExhaustiveDependencies: a move to any page, also the same one, closes the panel
  useEffect(() => {
    panel.current?.hidePopover?.();
  }, [key]);

  return (
    <div className={styles.anchor}>
      <button
        type="button"
        className={className}
        popoverTarget={id}
        aria-expanded={open}
        aria-controls={id}
        aria-label={label}
      >
        {face}
        <Icon name="down" size={16} />
      </button>
      <div
        id={id}
        ref={panel}
        popover="auto"
        className={styles.panel}
        onToggle={(event) => setOpen(event.newState === 'open')}
      >
        {children}
      </div>
    </div>
  );
}
