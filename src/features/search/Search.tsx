import { type ComponentType, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import type { Catalog } from '#i18n/catalog.ts';
import buttons from '#ui/button/button.module.css';
import { Icon } from '#ui/icon/Icon.tsx';
import type { Language } from '#i18n/languages.ts';
import { Island } from '#ui/island/Island.tsx';
import { SearchFailure } from './SearchFailure.tsx';
import type { Report, ResultsProps } from './SearchResults.tsx';
import styles from './Search.module.css';

interface Props {
  language: Language;
  words: Catalog['shell']['search'];
  loading: string;
}

/**
 * The field of the search, a combobox. It is there at once, so that nothing typed is lost while the list's code and
 * data, which nobody pays for before, are on their way.
 */
export function Search({ language, ...props }: Props) {
  return (
    <Island language={language}>
      <SearchBox {...props} />
    </Island>
  );
}

function SearchBox({ words, loading }: Omit<Props, 'language'>) {
  const id = useId();
  const body = useRef<HTMLDivElement>(null);
  const [query, setQuery] = useState('');
  const [moved, setMoved] = useState<number | null>(null);
  const [{ count, first, status }, setReport] = useState<Report>({ count: 0, first: -1, status: loading });
  const active = moved ?? first;
  const [Results, setResults] = useState<ComponentType<ResultsProps>>();
  const [attempt, setAttempt] = useState(1);
  const [failed, setFailed] = useState(0);

  useEffect(() => {
    import('./SearchResults.tsx').then(
      ({ SearchResults }) => setResults(() => SearchResults),
      () => {
        // Failing again with a network means that the site was built anew since this page came: it needs a new page.
        if (attempt > 1 && navigator.onLine) window.location.reload();
        else setFailed(attempt);
      },
    );
  }, [attempt]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    // Some browsers would only empty the field on the first Escape.
    if (event.key === 'Escape') close();
    else if (step && count > 0) setMoved(step < 0 && active < 1 ? count - 1 : (active + step) % count);
    else return;
    event.preventDefault();
  };
  const close = () => body.current?.closest('dialog')?.close();
  const openActive = () => body.current?.querySelectorAll<HTMLElement>('[role=option]')[active]?.click();

  return (
    <div className={styles.box}>
      <form
        className={styles.head}
        onSubmit={(event) => {
          event.preventDefault();
          openActive();
        }}
      >
        <label htmlFor={id} className={styles.label}>
          {words.label}
        </label>
        <span className={styles.glass}>
          <Icon name="search" size={24} />
        </span>
        <input
          id={id}
          className={styles.input}
          type="search"
          role="combobox"
          aria-autocomplete="list"
          aria-expanded={count > 0}
          aria-controls={`${id}list`}
          aria-activedescendant={active < 0 ? undefined : `${id}${active}`}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="go"
          maxLength={64}
          placeholder={words.placeholder}
          value={query}
          onChange={(event) => {
            setQuery(event.target.value);
            setMoved(null);
          }}
          onKeyDown={onKeyDown}
        />
        <button
          type="button"
          className={`${buttons.icon} ${styles.close}`}
          aria-label={words.close}
          data-close
        >
          <Icon name="close" size={24} />
        </button>
      </form>
      <div ref={body} className={styles.body}>
        <p role="status" className={styles.status}>
          {failed === attempt ? '' : status}
        </p>
        {Results && (
          <Results
            id={id}
            query={query}
            active={active}
            words={words}
            loading={loading}
            onActive={setMoved}
            onChoose={close}
            onReport={setReport}
          />
        )}
        {failed === attempt && <SearchFailure words={words} onRetry={() => setAttempt(attempt + 1)} />}
      </div>
    </div>
  );
}
