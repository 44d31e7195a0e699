import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useLocation } from 'react-router';
import type { Catalog } from '#i18n/catalog.ts';
import { Icon } from '#ui/icon/Icon.tsx';
import { SearchBox } from './SearchBox.tsx';
import styles from './SearchTrigger.module.css';
import { asksForSearch, takesText } from './shortcut.ts';
import { slashOpens } from './slash.ts';

interface Props {
  words: Catalog['shell']['search'];
  loading: string;
}

/** The search button of the header, its keys, and a dialog that stays empty until the first use. */
export function SearchTrigger({ words, loading }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [used, setUsed] = useState(false);
  const [slash, setSlash] = useState(true);
  const { key } = useLocation();

  const open = () => {
    if (document.querySelector('dialog[open]')) return;
    // The field must be there when the dialog opens: it takes the focus, and phones show their keyboard.
    flushSync(() => setUsed(true));
    dialog.current?.showModal();
    dialog.current?.querySelector('input')?.select();
  };
  const close = () => dialog.current?.close();

  // biome-ignore lint/correctness/useExhaustiveDependencies: a move to any page closes the search
  useEffect(close, [key]);
  const readSlash = () => setSlash(slashOpens());
  useEffect(readSlash, []);

  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const typing = event.target instanceof HTMLElement && takesText(event.target);
    if (!asksForSearch(event, typing) || (event.key === '/' && !slashOpens())) return;
    event.preventDefault();
    open();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKey(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, []);

  return (
    <>
      <button
        type="button"
        className={styles.trigger}
        aria-label={words.name}
        aria-haspopup="dialog"
        aria-keyshortcuts={`${slash ? '/ ' : ''}Control+K Meta+K`}
        title={slash ? words.shortcut : undefined}
        onClick={open}
      >
        <Icon name="search" />
        <span className={styles.face}>
          {words.name}
          {slash && <kbd className={styles.key}>/</kbd>}
        </span>
      </button>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: a click beside the dialog closes it; Escape does for the keys */}
      <dialog
        ref={dialog}
        className={styles.dialog}
        aria-label={words.name}
        onClose={readSlash}
        onClick={(event) => event.target === event.currentTarget && close()}
      >
        {used && <SearchBox words={words} loading={loading} onClose={close} />}
      </dialog>
    </>
  );
}
