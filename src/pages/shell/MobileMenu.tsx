import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import type { Catalog } from '#i18n/catalog.ts';
import buttons from '#ui/button/button.module.css';
import { Icon } from '#ui/icon/Icon.tsx';
import { LocalLink } from '#ui/link/LocalLink.tsx';
import styles from './MobileMenu.module.css';
import { ThemeSwitch } from './ThemeSwitch.tsx';

const LINKS = [
  { name: 'home', to: '/' },
  { name: 'conversions', to: '/#conversion-tools' },
  { name: 'recipes', to: '/recipes' },
  { name: 'blog', to: '/blog' },
  { name: 'faq', to: '/faq' },
  { name: 'about', to: '/about' },
] as const;

/** The slide-in menu of small screens: a popover, so that it opens before any script has run. */
export function MobileMenu({ words }: { words: Catalog['shell'] }) {
  const [open, setOpen] = useState(false);
  const panel = useRef<HTMLElement>(null);
  const { key } = useLocation();

  // biome-ignore lint/correctness/useExhaustiveDependencies: a move to any page, also the same one, closes the menu
  useEffect(() => {
    panel.current?.hidePopover?.();
  }, [key]);

  return (
    <>
      <button
        type="button"
        className={`${buttons.icon} ${styles.opener}`}
        popoverTarget="mobile-menu"
        aria-expanded={open}
        aria-controls="mobile-menu"
        aria-label={words.nav.menu}
      >
        <Icon name="menu" size={24} />
      </button>
      <nav
        id="mobile-menu"
        ref={panel}
        popover="auto"
        className={styles.panel}
        aria-label={words.nav.label}
        onToggle={(event) => setOpen(event.newState === 'open')}
      >
        <div className={styles.top}>
          <ThemeSwitch words={words.theme} />
          <button
            type="button"
            className={buttons.icon}
            popoverTarget="mobile-menu"
            popoverTargetAction="hide"
            aria-label={words.nav.close}
          >
            <Icon name="close" size={24} />
          </button>
        </div>
        {LINKS.map(({ name, to }) => (
          <LocalLink key={name} to={to}>
            {words.nav[name]}
          </LocalLink>
        ))}
      </nav>
    </>
  );
}
