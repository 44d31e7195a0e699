import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { MAX_FIELD_LENGTH } from '#browser/query.ts';
import { useLazyModule } from '#browser/useLazyModule.ts';
import type { Catalog } from '#catalogs/catalog.ts';
import buttons from '#ui/button/button.module.css';
import { Icon } from '#ui/icon/Icon.tsx';
import type { OpenAnswers } from './answerEntry.ts';
import styles from './Search.module.css';
import { SearchFailure } from './SearchFailure.tsx';
import type { ListReport } from './SearchResults.tsx';

interface Props {
  messages: Catalog['shell']['search'];
  loading: string;
  openAnswers: OpenAnswers;
}

/**
 * The search combobox. The field renders immediately so that nothing typed is lost; the code and data of the results
 * only load on first use.
 */
export function SearchBox({ messages, loading, openAnswers }: Props) {
  const id = useId();
  const body = useRef<HTMLDivElement>(null);
  const [query, setQuery] = useState('');
  const [moved, setMoved] = useState<number | null>(null);
  const [{ count, first, status }, setReport] = useState<ListReport>({
    count: 0,
    first: -1,
    status: loading,
  });
  const active = moved ?? first;
  const results = useLazyModule(() => import('./SearchResults.tsx'), true);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    // In some browsers the first Escape would only clear the field.
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
          {messages.label}
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
          maxLength={MAX_FIELD_LENGTH}
          placeholder={messages.placeholder}
          value={query}
          onChange={(event) => {
            setQuery(event.target.value);
            setMoved(null);
          }}
          onKeyDown={onKeyDown}
        />
        <button type="button" className={buttons.icon} aria-label={messages.close} data-close>
          <Icon name="close" size={24} />
        </button>
      </form>
      <div ref={body} className={styles.body}>
        <p role="status" className={styles.status}>
          {results.failed ? '' : status}
        </p>
        {results.value && (
          <results.value.SearchResults
            id={id}
            query={query}
            active={active}
            messages={messages}
            loading={loading}
            openAnswers={openAnswers}
            onActive={setMoved}
            onChoose={close}
            onReport={setReport}
          />
        )}
        {results.failed && <SearchFailure messages={messages} onRetry={results.retry} />}
      </div>
    </div>
  );
}
