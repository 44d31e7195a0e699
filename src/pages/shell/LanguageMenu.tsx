import type { MouseEvent } from 'react';
import { Link, useLocation, useNavigate } from 'react-router';
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

/** The same page in another language: its address, its state and its scroll stay, and the choice is kept. */
export function LanguageMenu({ words }: { words: Catalog['shell']['language'] }) {
  const current = useLanguage();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const path = englishPath(pathname);

  const change = (event: MouseEvent, language: Language) => {
    store('language', language);
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    // The tools keep their state in the address without telling the router, so it is read at the last moment.
    const { search, hash } = window.location;
    const target = localPath(language, path) + search + hash;
    // A not-found screen has no data of its own to move to: the server answers in the other language.
    if (document.head.querySelector('meta[name="robots"][content="noindex"]')) window.location.assign(target);
    else navigate(target, { preventScrollReset: true });
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
        <Link
          key={language}
          to={localPath(language, path)}
          hrefLang={language}
          lang={language}
          aria-current={language === current ? 'true' : undefined}
          onClick={(event) => change(event, language)}
        >
          <Flag language={language} />
          {LANGUAGES[language].name}
        </Link>
      ))}
      <LocalLink to="/tools/convertidor" className={styles.spanish}>
        {words.spanish}
      </LocalLink>
    </Popover>
  );
}
