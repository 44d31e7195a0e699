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

/** Wires up the page's links with `data-focus`. */
export function startFocusLinks(): void {
  for (const link of document.querySelectorAll<HTMLElement>('a[data-focus]')) {
    link.addEventListener('click', () => focusAfterJump(link));
  }
}
