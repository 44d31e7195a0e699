import type { Catalog } from '#catalogs/catalog.ts';
import { LANGUAGE_CODES, LANGUAGES } from '#catalogs/languages.ts';
import { fill } from '#catalogs/template.ts';
import { localPath } from '#site/localPath.ts';
import { useLanguage } from '#ui/language/language.ts';
import { LocalLink } from '#ui/link/LocalLink.tsx';
import { toolsIn } from '../allTools.ts';
import { Flag } from './Flag.tsx';
import styles from './Header.module.css';
import { Menu } from './Menu.tsx';

interface Props {
  messages: Catalog['shell']['language'];
  /** The page's English path. */
  path: string;
}

/** Links to this page in other languages; `startLanguageMenu.ts` stores the choice and carries the page's state over. */
export function LanguageMenu({ messages, path }: Props) {
  const current = useLanguage();
  const { name } = LANGUAGES[current];
  return (
    <Menu
      id="language-menu"
      className={styles.language}
      label={fill(messages.label, { name })}
      face={
        <>
          <Flag language={current} />
          <span className={styles.languageName}>{name}</span>
        </>
      }
    >
      {LANGUAGE_CODES.map((language) => (
        <a
          key={language}
          href={localPath(language, path)}
          hrefLang={language}
          lang={language}
          aria-current={language === current ? 'true' : undefined}
          data-language={language}
        >
          <Flag language={language} />
          {LANGUAGES[language].name}
        </a>
      ))}
      {toolsIn(current).some(({ id }) => id === 'spanish') && (
        <LocalLink to="spanish" className={styles.spanish}>
          {messages.spanish}
        </LocalLink>
      )}
    </Menu>
  );
}
