import type { Catalog } from '#i18n/catalog.ts';
import { fill } from '#i18n/template.ts';
import { useHydrated } from '#ui/hydration/useHydrated.ts';
import { LocalLink } from '#ui/link/LocalLink.tsx';
import layout from '#ui/theme/layout.module.css';
import { Brand } from './Brand.tsx';
import styles from './Footer.module.css';
import { FOOTER_COLUMNS } from './navigation.ts';

/** The year the site was built, in its HTML, until the visitor's own clock takes over. */
const BUILD_YEAR: number = __BUILD_YEAR__;

export function Footer({ words }: { words: Catalog['shell']['footer'] }) {
  const year = useHydrated() ? new Date().getFullYear() : BUILD_YEAR;
  return (
    <footer className={styles.footer} data-noprint>
      <div className={`${layout.column} ${styles.columns}`}>
        <div className={styles.blurb}>
          <Brand />
          <p>{words.blurb}</p>
        </div>
        {FOOTER_COLUMNS.map((column) => (
          <nav key={column.name} aria-label={words[column.name]}>
            <p className={styles.title}>{words[column.name]}</p>
            <ul className={layout.plain}>
              {column.links.map(({ name, to }) => (
                <li key={name}>
                  <LocalLink to={to}>{words[name]}</LocalLink>
                </li>
              ))}
            </ul>
          </nav>
        ))}
      </div>
      <div className={`${layout.column} ${styles.line}`}>
        <p>{fill(words.copyright, { year })}</p>
        <nav aria-label={words.legal}>
          <LocalLink to="/privacy">{words.privacy}</LocalLink>
          <LocalLink to="/legal/terms">{words.terms}</LocalLink>
          <LocalLink to="/contact">{words.contact}</LocalLink>
        </nav>
      </div>
    </footer>
  );
}
