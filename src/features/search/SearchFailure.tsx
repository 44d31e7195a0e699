import type { Catalog } from '#catalogs/catalog.ts';
import buttons from '#ui/button/button.module.css';
import styles from './Search.module.css';

interface Props {
  messages: Catalog['shell']['search'];
  onRetry: () => void;
}

/** Shown when the search code or index fails to load. */
export function SearchFailure({ messages, onRetry }: Props) {
  return (
    <div className={styles.failure}>
      <p role="alert">{messages.failed}</p>
      <button type="button" className={buttons.secondary} onClick={onRetry}>
        {messages.retry}
      </button>
    </div>
  );
}
