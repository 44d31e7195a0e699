/** What the history keeps beside an address: what was typed but not yet asked. */
type EntryKey = 'drafts';

/** What is kept with the present entry of the history; anything may stand there, also from an older version of the site. */
export function readEntry(key: EntryKey): unknown {
  return window.history.state?.[key];
}

/**
 * Keeps values with the present entry of the history, and gives it an address. They are there again after a reload
 * and when a visitor comes back to it, and go with the tab.
 */
export function writeEntry(values: Partial<Record<EntryKey, unknown>>, address?: string): void {
  try {
    window.history.replaceState({ ...window.history.state, ...values }, '', address);
  } catch {
    // Safari refuses more than 100 changes in 30 seconds: the next change after that brings the entry up to date.
  }
}
