import type { Catalog } from '#catalogs/catalog.ts';
import buttons from '#ui/button/button.module.css';
import { Icon } from '#ui/icon/Icon.tsx';
import styles from './Header.module.css';

/** Toggles light and dark. `theme.ts` adds the behavior; CSS picks the icon of the other theme. */
export function ThemeButton({ messages }: { messages: Catalog['shell']['theme'] }) {
  return (
    <button
      type="button"
      className={`${buttons.icon} ${styles.themeButton}`}
      aria-label={messages.toDark}
      data-theme-button
      data-to-light={messages.toLight}
      data-to-dark={messages.toDark}
    >
      <Icon name="moon" />
      <Icon name="sun" />
    </button>
  );
}
