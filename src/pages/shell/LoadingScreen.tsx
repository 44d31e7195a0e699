import { useEffect, useState } from 'react';
import type { Catalog } from '#i18n/catalog.ts';
import { englishPath } from '#site/paths.ts';
import styles from './Shell.module.css';

/** Moves that take less are not worth a flicker, in milliseconds. */
const PATIENCE = 150;

/** Says that a screen's code is on its way, in place of the page that is being left. */
export function LoadingScreen({ path, words }: { path: string; words: Catalog['shell'] }) {
  const [shown, setShown] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setShown(true), PATIENCE);
    return () => clearTimeout(timer);
  }, []);
  if (!shown) return null;
  return (
    <p role="status" className={styles.loading}>
      {/^\/recipes\/./.test(englishPath(path)) ? words.loadingRecipe : words.loading}
    </p>
  );
}
