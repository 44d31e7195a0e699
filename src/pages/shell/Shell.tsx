import { type ReactNode, useEffect, useRef } from 'react';
import { useLocation, useNavigation } from 'react-router';
import { NewVersion } from '#features/offline/NewVersion.tsx';
import type { Catalog } from '#i18n/catalog.ts';
import { NoticeProvider } from '#ui/notice/Notice.tsx';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';
import { LoadingScreen } from './LoadingScreen.tsx';
import styles from './Shell.module.css';

/** The frame around every page: skip link, header, main part, footer. */
export function Shell({ words, children }: { words: Catalog['shell']; children: ReactNode }) {
  const { pathname } = useLocation();
  const coming = useNavigation().location;
  const main = useRef<HTMLElement>(null);
  const shown = useRef(pathname);

  // After a move to another page the next thing a keyboard or screen reader meets is its heading.
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    const heading = main.current?.querySelector('h1') ?? main.current;
    heading?.setAttribute('tabindex', '-1');
    heading?.focus({ preventScroll: true });
  }, [pathname]);

  return (
    <NoticeProvider closeLabel={words.notice.close}>
      <a className={styles.skip} href="#main">
        {words.skip}
      </a>
      <Header words={words} />
      <main id="main" ref={main} tabIndex={-1} className={styles.main}>
        {coming && coming.pathname !== pathname ? (
          <LoadingScreen path={coming.pathname} words={words} />
        ) : null}
        <div className={styles.page}>{children}</div>
      </main>
      <Footer words={words.footer} />
      <NewVersion words={words.newVersion} />
    </NoticeProvider>
  );
}
