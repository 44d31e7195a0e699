/**
 * Focuses the element that an anchor link's `data-focus` selects: at once, because phones open the keyboard only during
 * the tap, and again after the jump, which moves the focus. Then scrolls its form to the top, so that the answer is
 * visible above the keyboard.
 */
export function focusAfterJump(link: HTMLElement): void {
  const find = () => link.ownerDocument.querySelector<HTMLElement>(link.dataset.focus ?? '');
  find()?.focus({ preventScroll: true });
  setTimeout(() => {
    const field = find();
    field?.focus({ preventScroll: true });
    field?.closest('form')?.scrollIntoView({ block: 'start' });
  });
}

/** Applies the link's URL to the page's forms, as after Back, instead of reloading the page. */
function applyLink({ search, hash, pathname }: HTMLAnchorElement): void {
  const query = new URLSearchParams(window.location.search);
  for (const [name, value] of new URLSearchParams(search)) query.set(name, value);
  // An entry without state would look like an anchor link's (`useUrlState`).
  const state = { ...window.history.state };
  try {
    window.history.pushState(state, '', `${pathname}?${query}${hash}`);
  } catch {
    // Safari throws after 100 changes in 30 seconds.
    return;
  }
  window.dispatchEvent(new PopStateEvent('popstate', { state }));
}

/** Wires up the page's links with `data-focus`. */
export function startFocusLinks(): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-focus]')) {
    link.addEventListener('click', (event) => {
      if (link.search !== '') {
        if (event.ctrlKey || event.metaKey || event.shiftKey) return;
        event.preventDefault();
        applyLink(link);
      }
      focusAfterJump(link);
    });
  }
}
