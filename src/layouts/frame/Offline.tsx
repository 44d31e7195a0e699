import type { Catalog } from '#i18n/catalog.ts';
import type { Language } from '#i18n/languages.ts';
import buttons from '#ui/button/button.module.css';
import { InLanguage } from '#ui/language/language.ts';
import { LocalLink } from '#ui/link/LocalLink.tsx';
import layout from '#ui/theme/layout.module.css';
import styles from './Message.module.css';

/** What the service worker shows for a page that is not kept. */
export function Offline({ language, messages }: { language: Language; messages: Catalog['shell'] }) {
  const { offline, notFound } = messages;
  return (
    <InLanguage value={language}>
      <div className={`${layout.narrow} ${styles.message}`}>
        <h1>{offline.title}</h1>
        <p className={layout.lead}>{offline.text}</p>
        <p className={styles.actions}>
          {/* biome-ignore lint/a11y/useValidAnchor: an empty address is this same address, asked for again without any script */}
          <a className={buttons.primary} href="">
            {offline.retry}
          </a>
          <LocalLink className={buttons.secondary} to="home">
            {notFound.home}
          </LocalLink>
        </p>
      </div>
    </InLanguage>
  );
}
