import type { Language } from '#catalogs/languages.ts';
import type { LinkTarget } from '#site/paths.ts';
import buttons from '#ui/button/button.module.css';
import { LanguageProvider } from '#ui/language/language.ts';
import { LocalLink } from '#ui/link/LocalLink.tsx';
import layout from '#ui/theme/layout.module.css';
import styles from './MessageScreen.module.css';

interface Props {
  language: Language;
  title: string;
  text: string;
  /** Introduces the links. */
  onward?: string;
  /** Links to continue; the first is primary, unless there is `retry`. */
  links: readonly { to: LinkTarget; name: string }[];
  /** Label of a link that reloads this URL, shown before the others. */
  retry?: string;
}

/** A full-page message: no such page or recipe, or the page is not available offline. */
export function MessageScreen({ language, title, text, onward, links, retry }: Props) {
  const style = (first: boolean) => (first ? buttons.primary : buttons.secondary);
  return (
    <LanguageProvider value={language}>
      <div className={`${layout.column} ${styles.message}`}>
        <h1>{title}</h1>
        <p className={layout.lead}>{text}</p>
        {onward && <p>{onward}</p>}
        <p className={styles.actions}>
          {retry && (
            // biome-ignore lint/a11y/useValidAnchor: an empty href reloads this URL without a script
            <a className={buttons.primary} href="">
              {retry}
            </a>
          )}
          {links.map(({ to, name }, index) => (
            <LocalLink key={name} className={style(index === 0 && !retry)} to={to}>
              {name}
            </LocalLink>
          ))}
        </p>
      </div>
    </LanguageProvider>
  );
}
