import type { Catalog } from '#i18n/catalog.ts';
import buttons from '#ui/button/button.module.css';
import { Icon } from '#ui/icon/Icon.tsx';
import styles from './Header.module.css';

/** Light or dark; `theme.ts` gives it its action, and the style sheet the icon of the theme that it leads to. */
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
