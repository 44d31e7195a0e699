import type { Catalog } from '#catalogs/catalog.ts';
import { Icon } from '#ui/icon/Icon.tsx';
import styles from './Search.module.css';

/** The header's search button; `startSearch` makes it open the dialog. */
export function SearchButton({ messages }: { messages: Catalog['shell']['search'] }) {
  return (
    <button
      type="button"
      className={styles.trigger}
      aria-label={messages.name}
      aria-haspopup="dialog"
      aria-keyshortcuts="/ Control+K Meta+K"
      title={messages.shortcut}
      data-search-button
    >
      <Icon name="search" />
      <span className={styles.face}>
        {messages.name}
        <kbd className={styles.key}>/</kbd>
      </span>
    </button>
  );
}
