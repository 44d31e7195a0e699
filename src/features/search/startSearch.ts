import { acceptsText, isSearchShortcut } from './shortcut.ts';
import { isSlashEnabled } from './slashShortcut.ts';

/**
 * Opens the search by button or key. The dialog contains an island that hydrates once visible; its field is usable
 * immediately, and nothing typed before hydration is lost.
 */
export function startSearch(): void {
  const dialog = document.getElementById('search');
  const button = document.querySelector<HTMLElement>('[data-search-button]');
  if (!(dialog instanceof HTMLDialogElement) || !button) return;

  const open = () => {
    if (document.querySelector('dialog[open]')) return;
    dialog.showModal();
    dialog.querySelector('input')?.select();
  };
  const { title } = button;
  const showShortcut = () => {
    const slash = isSlashEnabled();
    button.setAttribute('aria-keyshortcuts', `${slash ? '/ ' : ''}Control+K Meta+K`);
    button.title = slash ? title : '';
    button.querySelector('kbd')?.toggleAttribute('hidden', !slash);
  };
  showShortcut();
  button.addEventListener('click', open);
  dialog.addEventListener('close', showShortcut);
  dialog.addEventListener('click', (event) => {
    const inside = event.target instanceof Element ? event.target : dialog;
    if (inside === dialog || inside.closest('[data-close]')) dialog.close();
  });
  // Pressing Enter before hydration would reload the page.
  dialog.addEventListener('submit', (event) => event.preventDefault());
  document.addEventListener('keydown', (event) => {
    const typing = event.target instanceof HTMLElement && acceptsText(event.target);
    if (!isSearchShortcut(event, typing) || (event.key === '/' && !isSlashEnabled())) return;
    event.preventDefault();
    open();
  });
}
