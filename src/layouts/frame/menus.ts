/**
 * Header menus: their buttons say whether they are open, and a link inside closes its menu, also one to an anchor of
 * the same page.
 */
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
