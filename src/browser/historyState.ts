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
 * Stores values in the current history entry and sets its address. They survive reloads and back/forward navigation,
 * and are gone when the tab closes.
 */
export function writeHistoryState(values: Partial<Record<HistoryStateKey, unknown>>, address?: string): void {
  try {
    window.history.replaceState({ ...window.history.state, ...values }, '', address);
  } catch {
    // Safari throws after 100 changes in 30 seconds; a later change will bring the entry up to date.
  }
}

/** Adds an entry at the same address for what is opened now, so that Back closes it. */
export function pushHistoryEntry(): void {
  try {
    // An entry without state would be taken for that of an anchor link (`useUrlState`).
    window.history.replaceState({ ...window.history.state }, '');
    window.history.pushState({ ...window.history.state, opened: true }, '');
  } catch {
    // As above; Back then leaves the page.
  }
}

/** Whether the browser is on its way back to the entry before an opened one. */
let leaving = false;

/** Goes back from the entry of what was opened. The browser does that a moment later. */
export function popHistoryEntry(): void {
  if (leaving) return;
  leaving = true;
  const arrive = () => {
    leaving = false;
  };
  window.addEventListener('popstate', arrive, { once: true });
  window.history.back();
}

/** Acts in the entry that remains: at once, or after going back, which would otherwise undo it. */
export function afterHistorySettles(act: () => void): void {
  if (leaving) window.addEventListener('popstate', () => setTimeout(act), { once: true });
  else act();
}
