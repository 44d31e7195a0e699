import type { Catalog } from '#catalogs/catalog.ts';
import buttons from '#ui/button/button.module.css';
import styles from './NewVersion.module.css';

/** Announces a new version of the site. `enableOffline` shows it and wires up the buttons. */
export function NewVersion({ messages }: { messages: Catalog['shell']['newVersion'] }) {
  return (
    <div id="new-version" role="status" className={styles.region} data-noprint>
      <template>
        <div className={styles.bar}>
          <span>{messages.text}</span>
          <button type="button" className={buttons.primary} data-apply>
            {messages.apply}
          </button>
          <button type="button" className={buttons.secondary} data-later>
            {messages.later}
          </button>
        </div>
      </template>
    </div>
  );
}
