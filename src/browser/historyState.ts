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

/** Pushes an entry at the same URL for something that opens now, so that Back closes it. */
export function pushHistoryEntry(): void {
  try {
    // An entry without state would look like an anchor link's (`useUrlState`).
    window.history.replaceState({ ...window.history.state }, '');
    window.history.pushState({ ...window.history.state, opened: true }, '');
  } catch {
    // As above; Back then leaves the page.
  }
}

/** Whether a navigation back is pending. */
let leaving = false;

/**
 * Goes back to the entry before something opened. Browsers do that asynchronously, and then focus what the URL names
 * after its `#`, such as the main part after the skip link: from there the focus returns to where it was inside.
 */
export function popHistoryEntry(): void {
  if (leaving) return;
  leaving = true;
  const focused = document.activeElement as HTMLElement | null;
  const arrive = () => {
    leaving = false;
    setTimeout(() => {
      if (document.activeElement?.contains(focused)) focused?.focus({ preventScroll: true });
    });
  };
  window.addEventListener('popstate', arrive, { once: true });
  window.history.back();
}

/** Runs a change of the current entry: at once, or after a pending navigation back, which would undo it. */
export function afterHistorySettles(act: () => void): void {
  if (leaving) window.addEventListener('popstate', () => setTimeout(act), { once: true });
  else act();
}
