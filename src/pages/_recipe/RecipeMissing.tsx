import type { Catalog } from '#i18n/catalog.ts';
import buttons from '#ui/button/button.module.css';
import { LocalLink } from '#ui/link/LocalLink.tsx';
import layout from '#ui/theme/layout.module.css';
import styles from '../shell/Message.module.css';

/** What stands where there is no recipe with the id of the address. */
export function RecipeMissing({ words }: { words: Catalog['recipe']['missing'] }) {
  return (
    <div className={`${layout.narrow} ${styles.message}`}>
      <h1>{words.title}</h1>
      <p className={layout.lead}>{words.text}</p>
      <p className={styles.actions}>
        <LocalLink className={buttons.primary} to="/">
          {words.home}
        </LocalLink>
        <LocalLink className={buttons.secondary} to="/recipes">
          {words.all}
        </LocalLink>
      </p>
    </div>
  );
}
