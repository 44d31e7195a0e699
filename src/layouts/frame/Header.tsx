import type { ReactNode } from 'react';
import type { Catalog } from '#catalogs/catalog.ts';
import type { Language } from '#catalogs/languages.ts';
import search from '#features/search/Search.module.css';
import { SearchButton } from '#features/search/SearchButton.tsx';
import { PAGES, type WholePage } from '#site/paths.ts';
import { LanguageProvider } from '#ui/language/language.ts';
import { LocalLink } from '#ui/link/LocalLink.tsx';
import layout from '#ui/theme/layout.module.css';
import { Brand } from './Brand.tsx';
import frame from './Frame.module.css';
import styles from './Header.module.css';
import { LanguageMenu } from './LanguageMenu.tsx';
import { Menu } from './Menu.tsx';
import { MobileMenu } from './MobileMenu.tsx';
import { BLOG_LINKS, CONVERSIONS, menuTools } from './navigation.ts';
import { ThemeButton } from './ThemeButton.tsx';

interface Props {
  language: Language;
  messages: Catalog['shell'];
  /** The page's English path; null for pages at any URL. */
  path: string | null;
  /** The search island, hydrated when its dialog opens. */
  children?: ReactNode;
}

/** Skip link and header of every page. Static; the scripts in this folder add the menus' behavior. */
export function Header({ language, messages, path, children }: Props) {
  const { nav } = messages;
  const link = (to: WholePage, text: string) => (
    <LocalLink to={to} className={styles.link ?? ''} aria-current={PAGES[to] === path ? 'page' : undefined}>
      {text}
    </LocalLink>
  );
  return (
    <LanguageProvider value={language}>
      <a className={frame.skip} href="#main">
        {messages.skip}
      </a>
      <header className={styles.header} data-noprint>
        <div className={styles.bar}>
          <LocalLink to="home" className={styles.brand}>
            <Brand />
            {messages.brand}
          </LocalLink>
          <nav className={styles.nav} aria-label={nav.label}>
            {link('home', nav.home)}
            <LocalLink to={CONVERSIONS} className={styles.link}>
              {nav.conversions}
            </LocalLink>
            <Menu id="tools-menu" className={styles.link} label={nav.tools} face={nav.tools}>
              {menuTools(language).map(({ to, text }) => (
                <LocalLink key={text} to={to}>
                  {text}
                </LocalLink>
              ))}
              <LocalLink to="tools">{nav.allTools}</LocalLink>
            </Menu>
            {link('recipes', nav.recipes)}
            <Menu id="blog-menu" className={styles.link} label={nav.blog} face={nav.blog}>
              {BLOG_LINKS.map(({ name, to }) => (
                <LocalLink key={name} to={to}>
                  {messages.blogMenu[name]}
                </LocalLink>
              ))}
            </Menu>
            {link('faq', nav.faq)}
            {link('about', nav.about)}
          </nav>
          <div className={styles.tools}>
            <SearchButton messages={messages.search} />
            <LanguageMenu messages={messages.language} path={path ?? '/'} />
            <span className={styles.theme}>
              <ThemeButton messages={messages.theme} />
            </span>
            <MobileMenu language={language} messages={messages} />
          </div>
        </div>
        <dialog id="search" className={search.dialog} aria-label={messages.search.name}>
          {children}
        </dialog>
      </header>
      <p
        id="moving"
        role="status"
        className={`${frame.moving} ${layout.column}`}
        data-loading={messages.loading}
        data-loading-recipe={messages.loadingRecipe}
      />
    </LanguageProvider>
  );
}
