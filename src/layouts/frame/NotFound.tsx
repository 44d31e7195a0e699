import type { Catalog } from '#i18n/catalog.ts';
import type { Language } from '#i18n/languages.ts';
import buttons from '#ui/button/button.module.css';
import { InLanguage } from '#ui/language/language.ts';
import { LocalLink } from '#ui/link/LocalLink.tsx';
import layout from '#ui/theme/layout.module.css';
import styles from './Message.module.css';

/** The not-found screen, with ways onward. */
export function NotFound({ language, messages }: { language: Language; messages: Catalog['shell'] }) {
  const { notFound, footer, nav } = messages;
  return (
    <InLanguage value={language}>
      <div className={`${layout.narrow} ${styles.message}`}>
        <h1>{notFound.title}</h1>
        <p className={layout.lead}>{notFound.text}</p>
        <p>{notFound.onward}</p>
        <p className={styles.actions}>
          <LocalLink className={buttons.primary} to="home">
            {notFound.home}
          </LocalLink>
          <LocalLink className={buttons.secondary} to="recipes">
            {nav.recipes}
          </LocalLink>
          <LocalLink className={buttons.secondary} to="length">
            {footer.length}
          </LocalLink>
          <LocalLink className={buttons.secondary} to="blog">
            {nav.blog}
          </LocalLink>
        </p>
      </div>
    </InLanguage>
  );
}
