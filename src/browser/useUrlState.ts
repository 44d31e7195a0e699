import { useCallback, useEffect, useRef, useState } from 'react';
import { readHistoryState, writeHistoryState } from './historyState.ts';

interface UrlState<State> {
  initial: State;
  /** Parses the state from a query and the drafts stored in the history entry. */
  read: (query: string, drafts: unknown) => State;
  /** Writes the state into the current query, keeping unrelated parameters. */
  write: (state: State, query: string) => string;
  /** State that survives a reload but is not part of the URL. */
  drafts?: ((state: State) => unknown) | undefined;
}

/**
 * State that lives in the URL, so that it can be linked and survives a reload. An island starts from `initial`, as
 * prerendered, and reads the URL after hydration and on back/forward navigation within the page. Changes update
 * the URL in a separate task so that they never delay a result.
 */
export function useUrlState<State>({ initial, read, write, drafts }: UrlState<State>) {
  const [state, setState] = useState(initial);
  const latest = useRef({ state, initial, read, write, drafts, due: 0, started: false });

  useEffect(() => {
    const { current } = latest;
    const follow = () => {
      current.state = readCurrentState(current);
      setState(current.state);
    };
    const onPopState = (event: PopStateEvent) => {
      // Following an anchor link creates an entry without state; the query is unchanged.
      if (event.state === null) publish(current);
      else follow();
    };
    if (!current.started && (window.location.search || readHistoryState('drafts'))) follow();
    current.started = true;
    window.addEventListener('popstate', onPopState);
    return () => {
      window.removeEventListener('popstate', onPopState);
      window.clearTimeout(current.due);
    };
  }, []);

  /**
   * Stable, so that memoized parts of a form do not re-render. Takes no value: what was rendered may be older than the
   * state, as before the URL is read.
   */
  const change = useCallback((next: (state: State) => State) => {
    const { current } = latest;
    // A click right after the first paint comes before the effect, which must not undo it.
    if (!current.started) current.state = readCurrentState(current);
    current.started = true;
    current.state = next(current.state);
    setState(current.state);
    window.clearTimeout(current.due);
    current.due = window.setTimeout(publish, 0, current);
  }, []);
  return [state, change] as const;
}

/** The state in the URL, or in the drafts of its history entry. */
function readCurrentState<State>({ initial, read, drafts }: UrlState<State>): State {
  const stored = drafts && readHistoryState('drafts');
  return window.location.search || stored ? read(window.location.search, stored) : initial;
}

type Published<State> = Pick<UrlState<State>, 'write' | 'drafts'> & { state: State };

function publish<State>({ state, write, drafts }: Published<State>) {
  const { pathname, search, hash } = window.location;
  writeHistoryState(drafts ? { drafts: drafts(state) } : {}, pathname + write(state, search) + hash);
}
