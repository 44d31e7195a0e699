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
