import { FAILURE } from '#i18n/failure.ts';
import { localPath } from '#site/paths.ts';
import buttons from '#ui/button/button.module.css';
import { useLanguage } from '#ui/language/useLanguage.ts';
import layout from '#ui/theme/layout.module.css';
import styles from './Message.module.css';

/** What appears when a screen's code or data cannot be fetched, or a page breaks. */
export function FailureScreen() {
  const language = useLanguage();
  const words = FAILURE[language];
  return (
    <main id="main" className={`${layout.narrow} ${styles.message}`}>
      <h1>{words.title}</h1>
      <p className={layout.lead}>{words.text}</p>
      <p className={styles.actions}>
        <button type="button" className={buttons.primary} onClick={() => window.location.reload()}>
          {words.retry}
        </button>
        <a className={buttons.secondary} href={localPath(language, '/')}>
          {words.home}
        </a>
      </p>
    </main>
  );
}
