import type { ReactNode } from 'react';
import type { Catalog } from '#catalogs/catalog.ts';
import { DEFAULT_LANGUAGE, type Language } from '#catalogs/languages.ts';
import { fill } from '#catalogs/template.ts';
import { NewVersion } from '#features/offline/NewVersion.tsx';
import timers from '#features/timers/TimerList.module.css';
import { LanguageProvider } from '#ui/language/language.ts';
import { LocalLink } from '#ui/link/LocalLink.tsx';
import layout from '#ui/theme/layout.module.css';
import { ToastRegion } from '#ui/toast/ToastRegion.tsx';
import { Brand } from './Brand.tsx';
import styles from './Footer.module.css';
import { IslandFailure } from './IslandFailure.tsx';
import { LanguageOffer } from './LanguageOffer.tsx';
import { footerColumns } from './navigation.ts';

interface Props {
  language: Language;
  messages: Catalog['shell'];
  /** The page's English path. */
  path: string;
  /** The timer dock, an island. */
  children?: ReactNode;
}

/** The footer and the page's overlays: toasts, the bars for a new version and another language, timers. */
export function Footer({ language, messages, path, children }: Props) {
  const { footer } = messages;
  return (
    <LanguageProvider value={language}>
      <footer className={styles.footer} data-noprint>
        <div className={`${layout.column} ${styles.columns}`}>
          <div className={styles.blurb}>
            <Brand />
            <p>{footer.blurb}</p>
          </div>
          {footerColumns(language).map(({ title, links }) => (
            <nav key={title} aria-label={title}>
              <p className={styles.title}>{title}</p>
              <ul className={layout.plain}>
                {links.map(({ to, text }) => (
                  <li key={text}>
                    <LocalLink to={to}>{text}</LocalLink>
                  </li>
                ))}
              </ul>
            </nav>
          ))}
        </div>
        <div className={`${layout.column} ${styles.line}`}>
          <p data-year={__BUILD_YEAR__}>{fill(footer.copyright, { year: __BUILD_YEAR__ })}</p>
          <nav aria-label={footer.legal}>
            <LocalLink to="privacy">{footer.privacy}</LocalLink>
            <LocalLink to="terms">{footer.terms}</LocalLink>
            <LocalLink to="contact">{footer.contact}</LocalLink>
            <LocalLink to="imprint">{footer.imprint}</LocalLink>
          </nav>
        </div>
      </footer>
      <ToastRegion close={messages.notice.close} />
      <NewVersion messages={messages.newVersion} />
      {language === DEFAULT_LANGUAGE && <LanguageOffer path={path} />}
      <IslandFailure messages={messages.failure} />
      <div id="timers" className={timers.place} hidden>
        {children}
      </div>
    </LanguageProvider>
  );
}
