import type { Catalog } from '#i18n/catalog.ts';
import type { Language } from '#i18n/languages.ts';
import { Island } from '#ui/island/Island.tsx';
import styles from './TimerList.module.css';
import { TimerList } from './TimerList.tsx';

/** The island of the running timers, at the bottom of every page for as long as there are any. */
export function TimerDock({ language, words }: { language: Language; words: Catalog['timers'] }) {
  return (
    <Island language={language}>
      <div className={styles.island}>
        <TimerList words={words} />
      </div>
    </Island>
  );
}
