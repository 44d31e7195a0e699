import type { Catalog } from '#catalogs/catalog.ts';
import type { Language } from '#catalogs/languages.ts';
import buttons from '#ui/button/button.module.css';
import { Icon } from '#ui/icon/Icon.tsx';
import { LocalLink } from '#ui/link/LocalLink.tsx';
import styles from './MobileMenu.module.css';
import { CONVERSIONS, menuTools } from './navigation.ts';
import { ThemeButton } from './ThemeButton.tsx';

/** The slide-in menu for small screens: a modal dialog, which keeps Tab inside and opens without scripts. */
export function MobileMenu({ language, messages }: { language: Language; messages: Catalog['shell'] }) {
  const { nav } = messages;
  return (
    <>
      <button
        type="button"
        className={`${buttons.icon} ${styles.opener}`}
        command="show-modal"
        commandfor="mobile-menu"
        aria-expanded="false"
        aria-controls="mobile-menu"
        aria-label={nav.menu}
      >
        <Icon name="menu" size={24} />
      </button>
      <dialog id="mobile-menu" className={styles.panel} aria-label={nav.label}>
        <div className={styles.top}>
          <ThemeButton messages={messages.theme} />
          <button
            type="button"
            className={buttons.icon}
            command="close"
            commandfor="mobile-menu"
            aria-label={nav.close}
          >
            <Icon name="close" size={24} />
          </button>
        </div>
        <nav aria-label={nav.label} className={styles.links}>
          <LocalLink to="home">{nav.home}</LocalLink>
          <LocalLink to={CONVERSIONS}>{nav.conversions}</LocalLink>
          <LocalLink to="recipes">{nav.recipes}</LocalLink>
          <p className={styles.group}>{nav.tools}</p>
          {menuTools(language).map(({ to, text }) => (
            <LocalLink key={text} to={to} className={styles.sub}>
              {text}
            </LocalLink>
          ))}
          <LocalLink to="tools" className={styles.sub}>
            {nav.allTools}
          </LocalLink>
          <LocalLink to="blog">{nav.blog}</LocalLink>
          <LocalLink to="faq">{nav.faq}</LocalLink>
          <LocalLink to="about">{nav.about}</LocalLink>
        </nav>
      </dialog>
    </>
  );
}
