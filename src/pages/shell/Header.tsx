import { NavLink } from 'react-router';
import { SearchTrigger } from '#features/search/SearchTrigger.tsx';
import type { Catalog } from '#i18n/catalog.ts';
import { localPath } from '#site/paths.ts';
import { useLanguage } from '#ui/language/useLanguage.ts';
import { LocalLink } from '#ui/link/LocalLink.tsx';
import { Popover } from '#ui/popover/Popover.tsx';
import { Brand } from './Brand.tsx';
import styles from './Header.module.css';
import { LanguageMenu } from './LanguageMenu.tsx';
import { MobileMenu } from './MobileMenu.tsx';
import { BLOG_LINKS } from './navigation.ts';
import { ThemeSwitch } from './ThemeSwitch.tsx';

export function Header({ words }: { words: Catalog['shell'] }) {
  const language = useLanguage();
  const link = (to: string, text: string) => (
    <NavLink prefetch="intent" to={localPath(language, to)} end={to === '/'} className={styles.link ?? ''}>
      {text}
    </NavLink>
  );
  return (
    <header className={styles.header} data-noprint>
      <div className={styles.bar}>
        <LocalLink to="/" className={styles.brand}>
          <Brand />
          {words.brand}
        </LocalLink>
        <nav className={styles.nav} aria-label={words.nav.label}>
          {link('/', words.nav.home)}
          <LocalLink to="/#conversion-tools" className={styles.link ?? ''}>
            {words.nav.conversions}
          </LocalLink>
          <Popover id="blog-menu" className={styles.link} label={words.nav.blog} face={words.nav.blog}>
            {BLOG_LINKS.map(({ to, name }) => (
              <LocalLink key={name} to={to}>
                {words.blogMenu[name]}
              </LocalLink>
            ))}
          </Popover>
          {link('/faq', words.nav.faq)}
          {link('/about', words.nav.about)}
        </nav>
        <div className={styles.tools}>
          <SearchTrigger words={words.search} loading={words.loading} />
          <LanguageMenu words={words.language} />
          <span className={styles.theme}>
            <ThemeSwitch words={words.theme} />
          </span>
          <MobileMenu words={words} />
        </div>
      </div>
    </header>
  );
}
