import type { MouseEvent } from 'react';
import { useLocation } from 'react-router';
import type { Catalog } from '#i18n/catalog.ts';
import { LANGUAGE_CODES, LANGUAGES, type Language } from '#i18n/languages.ts';
import { fill } from '#i18n/template.ts';
import { englishPath, localPath } from '#site/paths.ts';
import { store } from '#ui/hydration/storage.ts';
import { useLanguage } from '#ui/language/useLanguage.ts';
import { LocalLink } from '#ui/link/LocalLink.tsx';
import { Popover } from '#ui/popover/Popover.tsx';
import { Flag } from './Flag.tsx';
import styles from './Header.module.css';

/**
 * The same page in another language: its address and its state stay, and the choice is kept. Each language is a site of
 * its own (`scripts/splitRoutes.ts`), so these links load the page.
 */
export function LanguageMenu({ words }: { words: Catalog['shell']['language'] }) {
  const current = useLanguage();
  const path = englishPath(useLocation().pathname);

  const change = (event: MouseEvent<HTMLAnchorElement>, language: Language) => {
    store('language', language);
    // The tools keep their state in the address without telling the router, so it is read at the last moment.
    event.currentTarget.href = localPath(language, path) + window.location.search + window.location.hash;
  };

  const name = LANGUAGES[current].name;
  return (
    <Popover
      id="language-menu"
      className={styles.language}
      label={fill(words.label, { name })}
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
          onClick={(event) => change(event, language)}
        >
          <Flag language={language} />
          {LANGUAGES[language].name}
        </a>
      ))}
      <LocalLink to="/tools/convertidor" className={styles.spanish}>
        {words.spanish}
      </LocalLink>
    </Popover>
  );
}
