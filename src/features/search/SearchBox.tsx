import { type ComponentType, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import type { Catalog } from '#i18n/catalog.ts';
import buttons from '#ui/button/button.module.css';
import { Icon } from '#ui/icon/Icon.tsx';
import { SearchFailure } from './SearchFailure.tsx';
import type { ResultsProps } from './SearchResults.tsx';
import styles from './SearchTrigger.module.css';

interface Props {
  words: Catalog['shell']['search'];
  loading: string;
  onClose: () => void;
}

/** The field of the search: a combobox whose list is drawn by code that comes with the first use. */
export function SearchBox({ words, loading, onClose }: Props) {
  const id = useId();
  const body = useRef<HTMLDivElement>(null);
  const [query, setQuery] = useState('');
  const [active, setActive] = useState(0);
  const [count, setCount] = useState(0);
  const [Results, setResults] = useState<ComponentType<ResultsProps>>();
  const [attempt, setAttempt] = useState(0);
  const [failed, setFailed] = useState(false);

  useEffect(() => {
    import('./SearchResults.tsx').then(
      (loaded) => setResults(() => loaded.SearchResults),
      // A second failure with a network is an old page after a new build: only the page itself helps then.
      () => (attempt > 0 && navigator.onLine ? window.location.reload() : setFailed(true)),
    );
  }, [attempt]);
  ...
