import type { Catalog } from '#i18n/catalog.ts';
import type { Language } from '#i18n/languages.ts';
import styles from '#layouts/frame/Message.module.css';
import buttons from '#ui/button/button.module.css';
import { InLanguage } from '#ui/language/language.ts';
import { LocalLink } from '#ui/link/LocalLink.tsx';
import layout from '#ui/theme/layout.module.css';

interface Props {
  language: Language;
  messages: Catalog['recipe']['missing'];
}

/** What stands where there is no recipe with the id of the address. */
export function RecipeMissing({ language, messages }: Props) {
  return (
    <InLanguage value={language}>
      <div className={`${layout.narrow} ${styles.message}`}>
        <h1>{messages.title}</h1>
        <p className={layout.lead}>{messages.text}</p>
        <p className={styles.actions}>
          <LocalLink className={buttons.primary} to="home">
            {messages.home}
          </LocalLink>
          <LocalLink className={buttons.secondary} to="recipes">
            {messages.all}
          </LocalLink>
        </p>
      </div>
    </InLanguage>
  );
}
