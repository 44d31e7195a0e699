/** Keeps `aria-expanded` of the menu buttons up to date, and closes a menu when a link in it is followed. */
export function startMenus(): void {
  for (const panel of document.querySelectorAll<HTMLElement>('[popover], #mobile-menu')) {
    const button = document.querySelector(`[aria-controls="${panel.id}"]`);
    panel.addEventListener('toggle', (event) =>
      button?.setAttribute('aria-expanded', String(event.newState === 'open')),
    );
    panel.addEventListener('click', (event) => {
      if (!(event.target instanceof Element) || !event.target.closest('a')) return;
      if (panel instanceof HTMLDialogElement) panel.close();
      else panel.hidePopover();
    });
  }
}
