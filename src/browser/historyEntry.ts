/** Keys of the history state: drafts are input that was not submitted yet. */
type EntryKey = 'drafts';

/** Reads from the current history entry. An older version of the site may have written anything there. */
export function readEntry(key: EntryKey): unknown {
  return window.history.state?.[key];
}

/**
 * Stores values in the current history entry and sets its address. They survive reloads and back/forward navigation,
 * and are gone when the tab closes.
 */
export function writeEntry(values: Partial<Record<EntryKey, unknown>>, address?: string): void {
  try {
    window.history.replaceState({ ...window.history.state, ...values }, '', address);
  } catch {
    // Safari throws after 100 changes in 30 seconds; a later change will bring the entry up to date.
  }
}
