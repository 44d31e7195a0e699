/**
 * Keys of the history state: input not submitted yet, whether the entry was added to open something, and whether
 * a picture was open (the picture itself is not kept).
 */
type HistoryStateKey = 'drafts' | 'opened' | 'picture';

/** Reads from the current history entry. An older version of the site may have written anything there. */
export function readHistoryState(key: HistoryStateKey): unknown {
  return window.history.state?.[key];
}

/**
 * Stores values in the current history entry and sets its URL. They survive reloads and back/forward navigation,
 * and are gone when the tab closes.
 */
export function writeHistoryState(values: Partial<Record<HistoryStateKey, unknown>>, url?: string): void {
  try {
    window.history.replaceState({ ...window.history.state, ...values }, '', url);
  } catch {
    // Safari throws after 100 changes in 30 seconds; a later change will bring the entry up to date.
  }
}
