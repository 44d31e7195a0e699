import { type ComponentType, useEffect, useEffectEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Catalog } from '#i18n/catalog.ts';
import { Icon } from '#ui/icon/Icon.tsx';
import { SearchBox } from './SearchBox.tsx';
import styles from './SearchTrigger.module.css';
import { asksForSearch, takesText } from './shortcut.ts';

interface Props {
  words: Catalog['shell']['search'];
  loading: string;
}

/**
 * The button of the header and its keys. The dialog behind it is empty until the first use; the field is there at
 * once, so that nothing typed is lost while the results' code and data are on their way.
 */
export function SearchTrigger({ words, loading }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [used, setUsed] = useState(false);

  const open = () => {
    if (document.querySelector('dialog[open]')) return;
    flushSync(() => setUsed(true));
    dialog.current?.showModal();
    dialog.current?.querySelector('input')?.select();
  };
  const close = () => dialog.current?.close();

  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const typing = event.target instanceof HTMLElement && takesText(event.target);
    if (!asksForSearch(event, typing)) return;
    event.preventDefault();
    open();
  });
  useEffect(() => {
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);

  return (
    <>
      <button
        type="button"
        className={styles.trigger}
        aria-label={words.name}
        aria-haspopup="dialog"
        aria-keyshortcuts="/ Control+K Meta+K"
        title={words.shortcut}
        onClick={open}
      >
        <Icon name="search" />
        <span className={styles.face}>
          {words.name}
          <kbd>/</kbd>
        </span>
      </button>
      <dialog
        ref={dialog}
        className={styles.dialog}
        aria-label={words.name}
        onClick={(event) => event.target === event.currentTarget && close()}
      >
        {used && <SearchBox words={words} loading={loading} onClose={close} />}
      </dialog>
    </>
  );
}
