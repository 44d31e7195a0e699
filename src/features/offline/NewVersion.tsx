import { useState } from 'react';
import type { Catalog } from '#i18n/catalog.ts';
import buttons from '#ui/button/button.module.css';
import { readSession, storeSession } from '#ui/hydration/storage.ts';
import { useLanguage } from '#ui/language/useLanguage.ts';
import styles from './NewVersion.module.css';
import { useServiceWorker } from './useServiceWorker.ts';

/** Says once that a new version of the site is there, and lets the visitor choose the moment. */
export function NewVersion({ words }: { words: Catalog['shell']['newVersion'] }) {
  const apply = useServiceWorker(useLanguage());
  const [later, setLater] = useState(false);
  // Once put off, a version comes by itself with the next opening of the site.
  if (!apply || later || readSession('later')) return null;
  const putOff = () => {
    storeSession('later', 'yes');
    setLater(true);
  };
  return (
    <div role="status" className={styles.bar} data-noprint>
      <span>{words.text}</span>
      <button type="button" className={buttons.primary} onClick={apply}>
        {words.apply}
      </button>
      <button type="button" className={buttons.secondary} onClick={putOff}>
        {words.later}
      </button>
    </div>
  );
}
