import { DEFAULT_LANGUAGE, LANGUAGE_CODES } from '#catalogs/languages.ts';
import { messagesFor } from '#catalogs/messages.ts';
import styles from '#features/offline/NewVersion.module.css';
import { localPath } from '#site/localPath.ts';
import buttons from '#ui/button/button.module.css';
import { Icon } from '#ui/icon/Icon.tsx';

/** On an English page, an offer to read it in another language; `offerLanguage` shows the matching one. */
export function LanguageOffer({ path }: { path: string }) {
  return (
    <aside id="language-offer" className={styles.region} data-noprint hidden>
      {LANGUAGE_CODES.filter((language) => language !== DEFAULT_LANGUAGE).map((language) => {
        const { text, link, close } = messagesFor(language, 'languageOffer').languageOffer;
        return (
          <template key={language} lang={language}>
            <div className={styles.bar}>
              {text}
              <a href={localPath(language, path)} data-language={language} hrefLang={language}>
                {link}
              </a>
              <button type="button" className={buttons.icon} aria-label={close}>
                <Icon name="close" />
              </button>
            </div>
          </template>
        );
      })}
    </aside>
  );
}
