import type { Catalog } from '#i18n/catalog.ts';
import buttons from '#ui/button/button.module.css';
import styles from './NewVersion.module.css';

/** Says that a new version of the site is there; `keepOffline` shows it and gives the buttons their actions. */
export function NewVersion({ words }: { words: Catalog['shell']['newVersion'] }) {
  return (
    <div id="new-version" role="status" className={styles.region} data-noprint>
      <template>
        <div className={styles.bar}>
          <span>{words.text}</span>
          <button type="button" className={buttons.primary} data-apply>
            {words.apply}
          </button>
          <button type="button" className={buttons.secondary} data-later>
            {words.later}
          </button>
        </div>
      </template>
    </div>
  );
}
