/**
 * Focuses what a link to an anchor names in `data-focus`, as a selector. Focused at once, because a phone opens its
 * keyboard only during the tap, and again after the jump, which takes the focus away. Then the form comes to the top,
 * so that its answer stands above the keyboard.
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

/** Lets the links of the page that name a field focus it. */
export function startFocusLinks(): void {
  for (const link of document.querySelectorAll<HTMLElement>('a[data-focus]')) {
    link.addEventListener('click', () => focusAfterJump(link));
  }
}
